/** A page that is measured. */
export interface BenchPage {
  path: string;
  /** Finds an element that is on the page as soon as somebody can use it. */
  ready: string;
  /** True if there is no promise about its time. */
  untimed?: boolean;
}

export const HOME: BenchPage = { path: '/', ready: 'main li h3 a' };
/** One page of each group, and the two pages with the most bytes. */
export const DEMOS: [BenchPage, ...BenchPage[]] = [
  { path: '/counter', ready: 'main output' },
  { path: '/qrCode', ready: '#qr-text' },
  { path: '/shadowDom', ready: 'main .btn-primary' },
  { path: '/dynamicTable', ready: 'main tbody tr' },
  { path: '/waitMessage', ready: 'main [role=timer]' },
  { path: '/form', ready: 'main form [type=submit]' },
  { path: '/ddatePicker', ready: '#event-date', untimed: true },
];

/** The same pages, built and served in two ways: (a) and (b) in docs/benchmark.md. */
export const WAYS = ['federated', 'plain'] as const;
export type Way = (typeof WAYS)[number];
