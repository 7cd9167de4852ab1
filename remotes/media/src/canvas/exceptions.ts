import type { Exceptions } from '@playground/kit/test/exceptions';

export default {
  bytes: {
    Canvas: {
      most: 34_000,
      reason:
        'It opens with uPlot and signature_pad. The button of the map loads Leaflet, 25.4 kB more: the page has at most 60 kB in all.',
    },
  },
  stays: {
    begun: ['listener for change', 'listener for resize', 'listener for scroll', 'listener for dppxchange'],
    reason: 'uPlot begins these when it is loaded, and nobody can end them. Without a chart, they do nothing.',
  },
} satisfies Exceptions;
