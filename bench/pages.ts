/** A page that is measured. */
export interface BenchPage {
  path: string;
  /** Finds an element that is on the page as soon as somebody can use it. */
  ready: string;
  /** There is one promise about the bytes of small pages, and one about large pages, which have a library of their own. */
  size?: 'small' | 'large';
  /** True if there is no promise about its time. */
  untimed?: boolean;
}

export const HOME: BenchPage = { path: '/', ready: 'main li h2 a' };
/** One page of each group, and the two pages with the most bytes. */
export const DEMOS: [BenchPage, ...BenchPage[]] = [
  { path: '/counter', ready: 'main output', size: 'small' },
  { path: '/qrCode', ready: '#qr-text' },
  { path: '/shadowDom', ready: 'main .btn-primary', size: 'small' },
  { path: '/dynamicTable', ready: 'main tbody tr', size: 'small' },
  { path: '/waitMessage', ready: 'main [role=timer]', size: 'small' },
  { path: '/form', ready: 'main form [type=submit]', size: 'large' },
  { path: '/ddatePicker', ready: '#event-date', size: 'large', untimed: true },
];

/** The same pages, built and served in three ways. */
export const LETTERS = { federated: '(a) federated', split: '(b) plain, split', single: '(c) plain, one file' };
export type Way = keyof typeof LETTERS;
export const WAYS = Object.keys(LETTERS) as Way[];
