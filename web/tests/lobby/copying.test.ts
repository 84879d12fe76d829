// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { copied } from "../../src/lobby/copying";

const field = () => {
  const input = document.createElement("input");
  input.value = "http://home/t/BCDFGH";
  return input;
};
const command = vi.fn(() => true);

beforeEach(() => void Object.assign(document, { execCommand: command }));
afterEach(() => {
  vi.unstubAllGlobals();
  command.mockClear();
});

test("the clipboard takes it where there is one", async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  expect(await copied("link", field())).toBe(true);
  expect(writeText).toHaveBeenCalledWith("link");
  expect(command).not.toHaveBeenCalled();
});

test("without https there is no clipboard: the field is marked and copied as of old", async () => {
  vi.stubGlobal("navigator", {});
  const input = field();
  const select = vi.spyOn(input, "select");
  expect(await copied("link", input)).toBe(true);
  expect(select).toHaveBeenCalled();
  expect(command).toHaveBeenCalledWith("copy");
});

test("where even that is refused, it is said", async () => {
  vi.stubGlobal("navigator", {});
  command.mockReturnValueOnce(false);
  expect(await copied("link", field())).toBe(false);
});
