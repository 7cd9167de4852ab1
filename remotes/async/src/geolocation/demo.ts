import type { Demo } from '@playground/shared/contract/demo';

export default {
  title: 'Geolocation',
  path: '/geolocation',
  description:
    'Asks the browser for its position, and a service for the name of the city there. Hard on purpose: when anything fails, the page says nothing and its spinner stays.',
  icon: 'geo-alt',
  tags: ['geolocation', 'permission', 'network', 'wait'],
  tasks: [{ id: 'todo', goal: 'TODO', outcome: [{ answer: 'todo' }] }],
} satisfies Demo;
