import type { Demo } from '@playground/kit/contract/demo';

export default {
  title: 'Geolocation',
  path: '/geolocation',
  description:
    'Asks the browser for its position, and a service for the name of the city there. Hard on purpose: when anything fails, the page says nothing and its spinner stays.',
  icon: 'geo-alt',
  tags: ['geolocation', 'permission', 'network', 'wait'],
  tasks: [
    {
      id: 'city',
      goal: 'Request the location while the browser gives the position 48.5216, 9.0576, and see which city is there.',
      needs: { permissions: ['geolocation'], position: { latitude: 48.5216, longitude: 9.0576 } },
      outcome: [
        { role: 'status', name: 'Your location', text: 'Latitude: 48.5216 Longitude: 9.0576 City: Tübingen' },
        { role: 'progressbar', name: 'Loading', hidden: true },
      ],
    },
    {
      id: 'slow-answer',
      goal: 'Request the location while the browser gives the position 48.5216, 9.0576, and wait for the city, which takes three seconds longer than usual.',
      conditions: '?fault=reverse:slow-3000',
      needs: { permissions: ['geolocation'], position: { latitude: 48.5216, longitude: 9.0576 } },
      outcome: [
        { role: 'status', name: 'Your location', text: 'Latitude: 48.5216 Longitude: 9.0576 City: Tübingen' },
        { role: 'progressbar', name: 'Loading', hidden: true },
      ],
    },
    {
      id: 'denied',
      goal: 'Request the location while the browser denies it, and answer with the name of the progress bar that stays.',
      outcome: [
        { role: 'progressbar', name: 'Loading' },
        { role: 'status', name: 'Your location', hidden: true },
        // A progress bar is there for a moment when all goes well, too.
        { answer: 'Loading' },
      ],
    },
  ],
} satisfies Demo;
