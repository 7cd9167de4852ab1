import './development.css';

const dialog = Object.assign(document.createElement('dialog'), { className: 'development-problems' });
dialog.role = 'alertdialog';
// It may be wider than the screen. With a tab stop you can scroll it by keyboard.
dialog.tabIndex = 0;
dialog.ariaLabel = 'Something is wrong';

/** Shows the problems of the builds over the page, until there are none. Once you close it, it stays closed until there are others. */
export function showProblems(problems: string[]): void {
  const text = problems.join('\n\n');
  // The page around a frame shows them already.
  if (window.parent !== window || dialog.textContent === text) return;
  dialog.textContent = text;
  dialog.close();
  dialog.remove();
  if (!text) return;
  document.body.append(dialog);
  // A modal dialog is on top of everything, and Escape closes it.
  dialog.showModal();
}

/** Shows a text in a corner of the page, until its element is removed. */
export function showNote(name: 'badge' | 'note', textContent: string): HTMLElement {
  const note = Object.assign(document.createElement('div'), { className: `development-${name}`, textContent });
  note.role = 'status';
  document.body.append(note);
  return note;
}
