/** What the recorder (page/recorder.ts) reports, as JSON. */
export type Report =
  /** A person or a driver did it. `own` if it reached an element of the page that does something then. */
  | { kind: 'input'; type: string; on: string; own: boolean }
  /** A script of the candidate did it. `picker` if tools have no other way: they choose in a menu or a calendar, or empty a field. */
  | { kind: 'script'; type: string; on: string; picker?: 'choice' | 'empty' }
  /** A trusted event that a script can cause too. It counts if a driver is typing or choosing a file. */
  | { kind: 'perhaps'; type: string; on: string; own: boolean }
  /** A value that was not typed. Tools may empty a field before they type. */
  | { kind: 'value'; on: string; empty?: boolean }
  /** Between windows of two origins, by a drag or the clipboard, or a service worker. What is `given` may come any number of times. */
  | { kind: 'sent' | 'given' | 'got'; message: string };

/** The name of the function that looks at a document for the grader. */
export const EXAM = '__playgroundExam';

/** The name of the function that both report to. */
export const REPORT = '__playgroundReport';

/** What a script of the candidate is told to have called if it empties a field without an event. */
export const EMPTIED = 'value = ""';

/** What says of a service worker that a page registered it, or that it runs. */
export const workerAt = (url: string) => `the service worker ${url}`;
