import type { Demo } from '@playground/shared/demo';

export default {
  title: 'Form',
  path: '/form',
  description: 'Example form with various input types using Bootstrap styling.',
  icon: 'ui-checks',
  tags: ['form', 'select', 'checkbox', 'radio', 'phone', 'relative locators'],
} satisfies Demo;
