/** A page that is measured. */
export interface BenchPage {
  path: string;
  /** What must be there for the page to be of use. */
  ready: string;
  /** Its own code is a kilobyte or two: what it costs is what any page costs. */
  small?: boolean;
  /** It brings a library of its own: its bytes are promised. */
  large?: boolean;
  /** Nothing is promised of its time: there, of the two that bring most, `/form` stands for both. */
  untimed?: boolean;
}

export const HOME: BenchPage = { path: '/', ready: 'main li h2 a' };
export const COUNTER: BenchPage = { path: '/counter', ready: 'main output', small: true };
/** One of each group, and the two that bring most. */
export const DEMOS: BenchPage[] = [
  COUNTER,
  { path: '/qrCode', ready: '#qr-text' },
  { path: '/shadowDom', ready: 'main .btn-primary', small: true },
  { path: '/dynamicTable', ready: 'main tbody tr', small: true },
  { path: '/waitMessage', ready: 'main [role=timer]', small: true },
  { path: '/form', ready: 'main form [type=submit]', large: true },
  { path: '/ddatePicker', ready: '#event-date', large: true, untimed: true },
];

/** The same pages, built and served in three ways. */
export const WAYS = ['federated', 'split', 'single'] as const;
export type Way = (typeof WAYS)[number];
