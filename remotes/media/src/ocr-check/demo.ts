import type { Demo } from '@playground/kit/contract/demo';

export default {
  title: 'OCR Check',
  path: '/ocrCheck',
  description:
    'A picture of a printed text. The text is nowhere else in the page: a test has to recognise it in the picture.',
  icon: 'body-text',
  tags: ['ocr', 'image'],
  tasks: [
    { id: 'order', goal: 'Tell the order number that is printed in the picture.', outcome: [{ answer: '48213' }] },
  ],
} satisfies Demo;
