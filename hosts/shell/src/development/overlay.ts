import './development.css';
import { type Problem, placeOf } from '@playground/kit/contract/development';

let ofBuilds: Problem[] = [];
let ofPage: Problem[] = [];
/** What was drawn last. Closed by its reader, it does not come again before something else is wrong. */
let drawn = '';

const dialog = document.createElement('dialog');
dialog.id = 'development-problems';
dialog.className = 'development-problems';
dialog.setAttribute('role', 'alertdialog');
dialog.setAttribute('aria-labelledby', 'development-problems-title');

/** Says over the page what is wrong in the builds, until nothing is. */
export function sayBuildProblems(problems: Problem[]): void {
  // In a frame it would stand there once more.
  if (window.parent !== window) return;
  ofBuilds = problems;
  draw();
}

/** Says over the page what went wrong in it. */
export function sayPageProblem(problem: Problem): void {
  const isKnown = ofPage.some((other) => other.message === problem.message && placeOf(other) === placeOf(problem));
  if (!isKnown) ofPage = [...ofPage, problem];
  draw();
}

/** The page has other code by now. */
export function forgetPageProblems(): void {
  ofPage = [];
  draw();
}

function draw(): void {
  const problems = ofBuilds.length > 0 ? ofBuilds : ofPage;
  const text = JSON.stringify(problems);
  if (text === drawn) return;
  drawn = text;
  dialog.close();
  dialog.remove();
  if (problems.length === 0) return;
  const title = element('h2', problems.length === 1 ? 'Something is wrong' : `${problems.length} things are wrong`);
  title.id = 'development-problems-title';
  const close = element('button', 'Close');
  close.type = 'button';
  close.onclick = () => dialog.close();
  dialog.replaceChildren(title, close, ...problems.map(sectionOf));
  document.body.append(dialog);
  // On top of everything, and Escape closes it.
  dialog.showModal();
}

function sectionOf(problem: Problem): HTMLElement {
  const section = element('section');
  if (problem.file) section.append(element('h3', placeOf(problem)));
  section.append(element('p', problem.message));
  if (problem.frame) {
    const frame = element('pre', problem.frame);
    // It may be wider than the screen: who has no mouse scrolls it as well.
    frame.tabIndex = 0;
    section.append(frame);
  }
  return section;
}

/** Says something for a moment. */
export function sayShortly(text: string): void {
  const note = element('div', text);
  note.className = 'development-note';
  note.setAttribute('role', 'status');
  document.body.append(note);
  setTimeout(() => note.remove(), 6000);
}

/** Says something as long as the document lives. */
export function sayForGood(text: string): void {
  const badge = element('div', text);
  badge.className = 'development-badge';
  badge.setAttribute('role', 'status');
  document.body.append(badge);
}

function element<K extends keyof HTMLElementTagNameMap>(name: K, text = ''): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
