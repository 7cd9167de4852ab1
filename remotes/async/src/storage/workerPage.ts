import './assets/worker-page.js?plain';
import './assets/worker.js?plain';
import './assets/worker-page.css?plain';
import file from './assets/worker-page.html?plain';

/** The address of the document with a worker: always on the group's own origin. In the shell, files have absolute addresses. */
export const workerPage = new URL(file, window.location.href);

/** What that document reports. */
export interface Report {
  kind: 'worker-page';
  /** What served the document: `network`, or the version of the worker. Only when it was loaded. */
  served?: string;
  version?: string;
  /** Of the worker with this version, or `failed`, `unsupported`, `none waits`. */
  state?: string;
}

export const isReport = (data: unknown): data is Report => (data as Report | null)?.kind === 'worker-page';
