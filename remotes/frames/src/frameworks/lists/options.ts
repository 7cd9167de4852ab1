/** The frameworks, in the order of the page. */
export const FRAMEWORKS = ['React 19', 'React 18', 'Vue', 'Svelte', 'Lit'] as const;
export type Framework = (typeof FRAMEWORKS)[number];

export type Action = 'add' | 'finish' | 'remove' | 'draw';

/** What a list gets from its station. Each framework draws the same elements from it. */
export interface ListOptions {
  framework: Framework;
  /** The ids of its elements begin with it. */
  id: string;
  /** The tasks at first. Without them, there is no list of tasks. */
  tasks?: readonly string[];
  /** The label of the field. Without it, you cannot add a task. */
  field?: string;
  /** Vue and Lit do not read the field at each `input`, but after other events. */
  picky?: boolean;
  /** The word at first, and how to get another one. */
  word?: { first: string; draw: () => Promise<string> };
  /** Asked before each step, with the text of the task. If it returns false, the list does not change. */
  allows: (action: Action, text: string, event: Event) => boolean;
}

/** Draws a list into an element. Returns how to remove it. */
export type Mount = (element: HTMLElement, options: ListOptions) => () => void;

export interface Item {
  /** From 1. It never changes, and is in the ids of the task's elements. */
  number: number;
  text: string;
  finished: boolean;
}

export const itemsOf = (tasks: readonly string[] = []): Item[] =>
  tasks.map((text, i) => ({ number: i + 1, text, finished: false }));

export const withItem = (items: readonly Item[], text: string): Item[] => [
  ...items,
  { number: Math.max(0, ...items.map(({ number }) => number)) + 1, text, finished: false },
];

export const withFinished = (items: readonly Item[], number: number): Item[] =>
  items.map((item) => (item.number === number ? { ...item, finished: true } : item));

export const withoutItem = (items: readonly Item[], number: number): Item[] =>
  items.filter((item) => item.number !== number);

/** The classes of the elements, which are the same in all frameworks. */
export const CLASSES = {
  form: 'mb-3',
  label: 'form-label',
  row: 'd-flex gap-2',
  field: 'form-control form-control-sm',
  button: 'btn btn-sm btn-secondary flex-shrink-0',
  tasks: 'list-unstyled d-grid gap-2 mb-0',
  task: 'd-flex flex-wrap align-items-center gap-2',
  text: 'col-12 col-sm text-break',
  finished: 'col-12 col-sm text-break text-decoration-line-through text-body-secondary',
  none: 'text-body-secondary',
  word: 'mt-3 mb-0',
} as const;
