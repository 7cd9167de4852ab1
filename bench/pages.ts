/** A page that is measured. */
export interface BenchPage {
  path: string;
  /** Finds an element that is there as soon as somebody can use the page. */
  ready: string;
  /** Its own code is a kilobyte or two, so that it costs what any page costs. */
  small?: boolean;
  /** It has a library of its own, so that there is a promise about its bytes. */
  large?: boolean;
  /** There is no promise about its time: `/form` is enough, of the two pages with the most bytes. */
  untimed?: boolean;
}

export const HOME: BenchPage = { path: '/', ready: 'main li h2 a' };
export const COUNTER: BenchPage = { path: '/counter', ready: 'main output', small: true };
/** One of each group, and the two with the most bytes. */
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
export const LETTERS = { federated: '(a) federated', split: '(b) plain, split', single: '(c) plain, one file' };
export type Way = keyof typeof LETTERS;
export const WAYS = Object.keys(LETTERS) as Way[];
