// Text into the clipboard, also where the page came over plain http in a home's own network.

export async function copied(text: string, field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field.select();
    return document.execCommand("copy"); // the only way there without https
  }
}
