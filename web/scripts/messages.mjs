// Message types from the server's own description, docs/asyncapi.json.
// `npm run messages` writes src/link/messages.ts; a test checks that it is fresh.

import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** @typedef {Record<string, any>} Schema */

const SOURCE = new URL("../../docs/asyncapi.json", import.meta.url);
export const TARGET = new URL("../src/link/messages.ts", import.meta.url);
const HEAD = "// Made by `npm run messages` from docs/asyncapi.json; do not edit.\n";

/** The TypeScript text of all messages. */
export function messages() {
  /** @type {Record<string, Schema>} */
  const schemas = JSON.parse(readFileSync(SOURCE, "utf8")).components.schemas;
  return HEAD + Object.entries(schemas).map(([name, schema]) => declared(name, schema)).join("");
}

/** @param {string} name @param {Schema} schema */
function declared(name, schema) {
  const words = schema["description"]?.replace(/\s+/g, " ");
  const doc = words ? `\n/** ${words} */\n` : "\n";
  if (schema["oneOf"]) {
    const kinds = schema["oneOf"].map((/** @type {Schema} */ one) => `\n  | ${typed(one)}`);
    return `${doc}export type ${name} =${kinds.join("")};\n`;
  }
  const fields = Object.entries(schema["properties"] ?? {}).map(([field, one]) => {
    const mark = schema["required"]?.includes(field) ? "" : "?";
    return `  ${field}${mark}: ${typed(one)};\n`;
  });
  return `${doc}export interface ${name} {\n${fields.join("")}}\n`;
}

/** @param {Schema} schema */
function named(schema) {
  return schema["$ref"].split("/").at(-1);
}

/** @param {Schema} schema @returns {string} */
function typed(schema) {
  if (schema["$ref"]) return named(schema);
  if ("const" in schema) return JSON.stringify(schema["const"]);
  if (schema["enum"]) return schema["enum"].map((/** @type {unknown} */ one) => JSON.stringify(one)).join(" | ");
  if (schema["anyOf"]) return schema["anyOf"].map(typed).join(" | ");
  switch (schema["type"]) {
    case "integer":
    case "number":
      return "number";
    case "string":
    case "boolean":
    case "null":
      return schema["type"];
    case "array":
      return listed(typed(schema["items"]));
    case "object": {
      const values = schema["additionalProperties"];
      return `Record<string, ${values === true || values === undefined ? "unknown" : typed(values)}>`;
    }
    default:
      throw new Error(`no type for ${JSON.stringify(schema)}`);
  }
}

/** @param {string} item */
function listed(item) {
  return item.includes(" ") ? `(${item})[]` : `${item}[]`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(TARGET, messages());
