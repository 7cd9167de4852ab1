import './development.css';
import { type Problem, placeOf } from '@playground/kit/contract/development';

let ofBuilds: Problem[] = [];
const ofPage = new Map<string, Problem>();
/** The problems that were shown last. If you close the dialog, it stays closed until there are others. */
let shown = '[]';

const dialog = element('dialog', { className: 'development-problems', role: 'alertdialog' });

/** Shows the problems of the builds over the page, until there are none. */
export function showBuildProblems(problems: Problem[]): void {
  // The page around a frame shows them already.
  if (window.parent !== window) return;
  ofBuilds = problems;
  show();
}

export function showPageProblem(problem: Problem): void {
  ofPage.set(`${placeOf(problem)} ${problem.message}`, problem);
  show();
}

/** Call this when the page has new code. */
export function forgetPageProblems(): void {
  ofPage.clear();
  show();
}

function show(): void {
  const problems = ofBuilds.length > 0 ? ofBuilds : [...ofPage.values()];
  if (JSON.stringify(problems) === shown) return;
  shown = JSON.stringify(problems);
  dialog.close();
  dialog.remove();
  if (problems.length === 0) return;
  const title = problems.length === 1 ? 'Something is wrong' : `${problems.length} things are wrong`;
  dialog.ariaLabel = title;
  dialog.replaceChildren(
    element('h2', { textContent: title }),
    element('button', { type: 'button', textContent: 'Close', onclick: () => dialog.close() }),
    ...problems.flatMap((problem) => [
      ...(problem.file ? [element('h3', { textContent: placeOf(problem) })] : []),
      element('p', { textContent: problem.message }),
      // It may be wider than the screen. With a tab stop you can scroll it by keyboard.
      ...(problem.frame ? [element('pre', { textContent: problem.frame, tabIndex: 0 })] : []),
    ]),
  );
  document.body.append(dialog);
  // A modal dialog is on top of everything, and Escape closes it.
  dialog.showModal();
}

/** Shows a text in a corner of the page, until its element is removed. */
export function showNote(name: 'badge' | 'note', textContent: string): HTMLElement {
  const note = element('div', { className: `development-${name}`, role: 'status', textContent });
  document.body.append(note);
  return note;
}

function element<K extends keyof HTMLElementTagNameMap>(name: K, properties: Partial<HTMLElementTagNameMap[K]>) {
  return Object.assign(document.createElement(name), properties);
}
