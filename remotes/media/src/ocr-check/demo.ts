import type { Demo } from '@playground/kit/contract/demo';

export default {
  title: 'OCR Check',
  path: '/ocrCheck',
  description: 'A picture of printed text. The text is nowhere else on the page, so your test has to read the picture.',
  icon: 'body-text',
  tags: ['ocr', 'image'],
  keywords:
    'text recognition, captcha, screenshot, visual testing, image comparison, visual regression, read an image, image to text',
  capabilities: { pictures: 'all' },
  paths: { files: 5 },
  tasks: [
    {
      id: 'order',
      goal: 'Type the order number in the picture into the panel.',
      difficulty: 'hard',
      hint: 'The text is only in the pixels: save the picture and use a library for OCR, or compare pictures.',
      outcome: [{ answer: '48213' }],
    },
  ],
} satisfies Demo;
