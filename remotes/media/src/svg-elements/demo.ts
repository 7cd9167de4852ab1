import type { Demo } from '@playground/kit/contract/demo';

export default {
  title: 'SVG Elements',
  path: '/svgElements',
  description:
    'The buttons, the logo and the text beside it are SVG elements. Locators for HTML elements do not find them.',
  icon: 'vector-pen',
  tags: ['svg', 'click', 'locator'],
  tasks: [
    {
      id: 'brand',
      goal: 'Close the tab ‘Hello World!’ and press the right arrow. A brand name shows beside the logo, and the arrow points left.',
      outcome: [
        { role: 'img', name: 'Playground logo' },
        { role: 'button', name: 'Left arrow' },
        { role: 'button', name: 'Right arrow', hidden: true },
      ],
    },
    {
      id: 'restore',
      goal: 'Close the tab ‘Hello World!’, press the right arrow and then the left arrow. The first text is back.',
      outcome: [
        { role: 'button', name: 'Left arrow', during: true },
        { role: 'img', name: 'Playground logo' },
        { role: 'button', name: 'Right arrow' },
      ],
    },
  ],
} satisfies Demo;
