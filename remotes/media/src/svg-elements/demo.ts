import type { Demo } from '@playground/kit/contract/demo';

export default {
  title: 'SVG Elements',
  path: '/svgElements',
  description:
    'The buttons, the logo and the text beside it are SVG elements. Locators for HTML elements do not find them.',
  icon: 'vector-pen',
  tags: ['svg', 'click', 'locator'],
  keywords: 'vector graphics, icon, svg icon, namespace, local-name',
  paths: { locators: 7 },
  tasks: [
    {
      id: 'brand',
      goal: 'Close the tab ‘Hello World!’ and press the right arrow. A brand name shows beside the logo, and the arrow points left.',
      difficulty: 'tricky',
      hint: 'SVG elements need roles or ids: XPath by tag name does not find them.',
      outcome: [
        { role: 'img', name: 'Playground logo' },
        { role: 'button', name: 'Left arrow' },
        { role: 'button', name: 'Right arrow', hidden: true },
      ],
    },
    {
      id: 'restore',
      goal: 'Close the tab ‘Hello World!’, press the right arrow and then the left arrow. The first text is back.',
      difficulty: 'tricky',
      hint: 'The same place has two arrows in turn, so wait for the left arrow before you press it.',
      outcome: [
        { role: 'button', name: 'Left arrow', during: true },
        { role: 'img', name: 'Playground logo' },
        { role: 'button', name: 'Right arrow' },
      ],
    },
  ],
} satisfies Demo;
