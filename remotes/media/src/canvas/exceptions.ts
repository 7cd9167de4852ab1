import type { Exceptions } from '@playground/kit/test/exceptions';

export default {
  bytes: {
    Canvas: { most: 60_000, reason: 'The libraries chart.js and signature_pad. Leaflet is loaded later, by a button.' },
  },
} satisfies Exceptions;
