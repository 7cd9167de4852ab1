import type { Demo } from '@playground/shared/contract/demo';

export default {
  title: 'Div Table',
  path: '/divTable',
  description:
    'It looks like a table and is read out as one, but there is no table element in it: tr and td find nothing here, roles do.',
  icon: 'layout-three-columns',
  tags: ['table', 'role', 'locator'],
} satisfies Demo;
