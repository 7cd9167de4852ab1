/** What the recorder (page/recorder.ts) reports, as JSON. */
export type Report =
  /** A person or a driver did it. `own` if it reached an element of the page that does something then. */
  | { kind: 'input'; type: string; on: string; own: boolean }
  /** A script of the candidate did it. `picker` if tools have no other way: they choose in a menu or a calendar, or empty a field. */
  | { kind: 'script'; type: string; on: string; picker?: 'choice' | 'empty' }
  /** A trusted event that a script can cause too. It counts if a driver is typing or choosing a file. */
  | { kind: 'perhaps'; type: string; on: string; own: boolean }
  /** A value that was not typed. */
  | { kind: 'value'; on: string }
  /** Between windows of two origins, or by a drag. */
  | { kind: 'sent'; message: string }
  | { kind: 'got'; message: string };

/** The name of the function that looks at a document for the grader. */
export const EXAM = '__playgroundExam';

/** The name of the function that both report to. */
export const REPORT = '__playgroundReport';
