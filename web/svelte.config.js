import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

export default {
  preprocess: vitePreprocess({ style: false }),
  // Templates are built node by node: none passes through the HTML parser, so nothing in them can
  // ever be an inline style or handler that the server's content security policy would refuse.
  compilerOptions: { runes: true, fragments: "tree" },
};
