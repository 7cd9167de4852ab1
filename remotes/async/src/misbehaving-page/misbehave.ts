import type { Drawn } from './draw';

/** In milliseconds. */
const LONG = 333;
/** The second one is an end for clocks that stand still. */
const TURNS = { short: 1e4, long: 1e9 };

/** The shell does not show its text on the page, where the answer would be read. */
const exercise = (message: string) => Object.assign(new Error(message), { isOnPurpose: true });

/** Nobody catches it. */
export const throwError = (word: string) =>
  setTimeout(() => {
    throw exercise(`The lamp is broken: ${word}`);
  });

/** Nobody handles it. */
export const reject = (word: string) => {
  Promise.reject(exercise(`There is no lamp: ${word}`));
};

export function speak(lines: Drawn['console']) {
  for (const { level, word } of lines) console[level](`The lamp says ${word}`);
}

/** Asks for a script that does not exist. Returns how to take its element away. */
export function askForScript(word: string): () => void {
  const script = document.createElement('script');
  script.id = 'missing-script';
  script.src = `/static/lamp-${word}.js`;
  script.onerror = () => script.remove();
  document.head.append(script);
  return () => script.remove();
}

/** Asks a host that no policy of this site allows. */
export const violatePolicy = (word: string) => {
  fetch(`https://${word}.example/`).catch(() => {});
};

/** Blocks the page in one of three measures. */
export function block([long = '', ...short]: string[]) {
  for (const word of [short[0] ?? '', long, short[1] ?? '']) {
    const start = performance.now();
    // A short one does not look at the clock: while the machine is busy elsewhere, it would become long.
    if (word === long) for (let turn = 0; turn < TURNS.long && performance.now() - start < LONG; turn++);
    else for (let turn = 0; turn < TURNS.short; turn++);
    performance.measure(word, { start });
  }
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Makes a hundred objects of each of three classes, and returns those of the first. */
export function allocate(words: string[]): object[] {
  const [kept = []] = words.map((word) => {
    const name = `Lamp${capital(word)}`;
    // A class takes the name of the property that it is written into.
    const classes = {
      [name]: class {
        filament = new Array(500).fill(word.length);
      },
    };
    const Lamp = classes[name] as new () => object;
    return Array.from({ length: 100 }, () => new Lamp());
  });
  return kept;
}

const ignore = () => {};

/** Adds a listener for three types of events to the window, and removes two of them. Returns how to remove the third. */
export function leak([leaking = '', ...others]: string[]): () => void {
  const remove = (word: string) => window.removeEventListener(`lamp-${word}`, ignore);
  for (const word of [leaking, ...others]) window.addEventListener(`lamp-${word}`, ignore);
  for (const word of others) remove(word);
  return () => remove(leaking);
}
