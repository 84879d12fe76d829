// Asks the browser to keep this page for days without a network. Only what is built can be kept.

/** Browsers keep pages only for themselves: over https, or of this machine. */
export const canKeepOffline = "serviceWorker" in navigator;

/** The worker of this build, and the words that are shown already: they came before the worker did. */
export async function keepOffline(): Promise<void> {
  if (!import.meta.env.PROD || !canKeepOffline) return;
  try {
    await navigator.serviceWorker.register("/worker.js");
    const { active } = await navigator.serviceWorker.ready;
    const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
    active?.postMessage({ keep: loaded });
  } catch {
    // A browser that allows no worker still shows the page while there is a network.
  }
}
