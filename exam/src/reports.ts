/** What the recorder (page/recorder.ts) reports, as JSON. */
export type Report =
  /** A person or a driver did it. */
  | { kind: 'input'; type: string; on: string }
  /** A script of the candidate did it. `picker` if it is on a field whose choices no driver can press. */
  | { kind: 'script'; type: string; on: string; picker?: true }
  /** A trusted event that a script can cause too. It counts if a driver is typing or choosing a file. */
  | { kind: 'perhaps'; type: string; on: string }
  /** A value that was not typed. */
  | { kind: 'value'; on: string }
  /** An expectation that must hold only for a while holds. */
  | { kind: 'met'; expected: string };

/** The name of the function that looks at a document for the grader. */
export const EXAM = '__playgroundExam';

/** The name of the function that the recorder reports to. */
export const REPORT = '__playgroundReport';
