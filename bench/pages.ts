/** A page that is measured: home, and one demo of each group. */
export interface BenchPage {
  path: string;
  /** What must be there for the page to be of use. */
  ready: string;
  /** Its own code is a kilobyte or two: what it costs is what any page costs. */
  small?: boolean;
}

export const HOME: BenchPage = { path: '/', ready: 'main li h2 a' };
export const COUNTER: BenchPage = { path: '/counter', ready: 'main output', small: true };
export const DEMOS: BenchPage[] = [
  COUNTER,
  { path: '/qrCode', ready: '#qr-text' },
  { path: '/shadowDom', ready: 'main .btn-primary', small: true },
  { path: '/dynamicTable', ready: 'main tbody tr', small: true },
  { path: '/waitMessage', ready: 'main [role=timer]', small: true },
];

/** The same pages, built and served in three ways. */
export type Way = 'federated' | 'split' | 'single';
export const WAYS: Way[] = ['federated', 'split', 'single'];
