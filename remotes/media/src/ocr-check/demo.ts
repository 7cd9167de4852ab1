import type { Demo } from '@playground/shared/contract/demo';

export default {
  title: 'OCR Check',
  path: '/ocrCheck',
  description:
    'A picture of a printed text. The text is nowhere else in the page: a test has to recognise it in the picture.',
  icon: 'body-text',
  tags: ['ocr', 'image'],
  tasks: [{ id: 'todo', goal: 'TODO', outcome: [{ answer: 'todo' }] }],
} satisfies Demo;
