// Dialogs over a page.

/** For `{@attach …}`: the dialog is open; a press on what lies around it closes it. */
export function modal(dialog: HTMLDialogElement): () => void {
  const pressed = ({ target }: Event) => {
    if (target === dialog) dialog.close();
  };
  dialog.addEventListener("click", pressed);
  dialog.showModal();
  return () => dialog.removeEventListener("click", pressed);
}
