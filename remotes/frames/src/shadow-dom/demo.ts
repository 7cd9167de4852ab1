import type { Demo } from '@playground/kit/contract/demo';

export default {
  title: 'Shadow DOM',
  path: '/shadowDom',
  description:
    'One button in the page, two in shadow roots, and three nested shadow roots. The buttons look alike. In the document, neither XPath nor a CSS selector finds what is in a root.',
  icon: 'shadows',
  tags: ['shadow DOM', 'click', 'locator'],
  keywords: 'web component, xpath, css selector, pierce, getShadowRoot, shadow root',
  capabilities: { 'shadow-roots': 'all' },
  paths: { frames: 4 },
  tasks: [
    {
      id: 'three-buttons',
      goal: 'Press all three buttons ‘Click me’: the one in the page, and the two in shadow roots.',
      difficulty: 'tricky',
      hint: 'The buttons look alike: find each one inside its region, and use selectors that enter open shadow roots.',
      outcome: [
        { role: 'button', name: 'First button', within: { role: 'region', name: 'In the page' } },
        { role: 'button', name: 'Second button', within: { role: 'region', name: 'In a shadow root' } },
        { role: 'button', name: 'Third button', within: { role: 'region', name: 'In another shadow root' } },
      ],
    },
    {
      id: 'innermost-text',
      goal: 'Type the text in the innermost of the three nested shadow roots into the panel.',
      difficulty: 'tricky',
      hint: 'Go from host to host: each root is open and has an id on its host.',
      outcome: [{ answer: 'Text of the third level' }],
    },
  ],
} satisfies Demo;
