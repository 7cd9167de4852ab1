import type { Exceptions } from '@playground/kit/test/exceptions';

export default {
  bytes: {
    Canvas: {
      most: 34_000,
      reason:
        'The libraries uPlot and signature_pad. By its button, the map loads 25.4 kB more, the library Leaflet: 60 kB in all.',
    },
  },
} satisfies Exceptions;
