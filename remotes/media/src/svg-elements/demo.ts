import type { Demo } from '@playground/shared/contract/demo';

export default {
  title: 'SVG Elements',
  path: '/svgElements',
  description:
    'Everything to click and to read here is an SVG element, the buttons too: locators for HTML elements do not find them.',
  icon: 'vector-pen',
  tags: ['svg', 'click', 'locator'],
  tasks: [{ id: 'todo', goal: 'TODO', outcome: [{ answer: 'todo' }] }],
} satisfies Demo;
