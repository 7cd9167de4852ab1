import type { Demo } from '@playground/kit/contract/demo';

export default {
  title: 'Geolocation',
  path: '/geolocation',
  description:
    'The page asks the browser for its position, and a service for the city at that position. Hard on purpose: if anything fails, the page shows no message and its spinner stays.',
  icon: 'geo-alt',
  tags: ['geolocation', 'permission', 'network', 'wait'],
  keywords: 'GPS, coordinates, map, location, latitude, mock location, fake position',
  capabilities: { position: 'all' },
  paths: { network: 2 },
  tasks: [
    {
      id: 'city',
      goal: 'Let the browser give the position 48.5216, 9.0576. Press ‘Request location’ and wait for the city.',
      difficulty: 'tricky',
      hint: 'Look up how your tool grants the permission and sets a position before the page asks for it.',
      needs: { permissions: ['geolocation'], position: { latitude: 48.5216, longitude: 9.0576 } },
      outcome: [
        { role: 'status', name: 'Your location', text: 'Latitude: 48.5216 Longitude: 9.0576 City: Tübingen' },
        { role: 'progressbar', name: 'Loading', hidden: true },
      ],
    },
    {
      id: 'slow-answer',
      goal: 'Let the browser give the position 48.5216, 9.0576. Press ‘Request location’ and wait for the city. It takes three seconds longer than usual.',
      difficulty: 'tricky',
      hint: 'Wait for the text of the city, and not for a fixed number of seconds.',
      conditions: '?fault=reverse:slow-3000',
      needs: { permissions: ['geolocation'], position: { latitude: 48.5216, longitude: 9.0576 } },
      outcome: [
        { role: 'status', name: 'Your location', text: 'Latitude: 48.5216 Longitude: 9.0576 City: Tübingen' },
        { role: 'progressbar', name: 'Loading', hidden: true },
      ],
    },
    {
      id: 'denied',
      goal: 'Let the browser deny the position, and press ‘Request location’. A progress bar stays: type its accessible name into the panel.',
      difficulty: 'hard',
      hint: 'Block the permission and check that the progress bar is still there after a while: no message ever comes.',
      outcome: [
        { role: 'progressbar', name: 'Loading' },
        { role: 'status', name: 'Your location', hidden: true },
        // A successful request shows the progress bar for a moment too, so the task also asks for an answer.
        { answer: 'Loading' },
      ],
    },
  ],
} satisfies Demo;
