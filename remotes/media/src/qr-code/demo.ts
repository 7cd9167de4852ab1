import type { Demo } from '@playground/shared/contract/demo';

export default {
  title: 'QR Code',
  path: '/qrCode',
  description: 'Type a text and generate its QR code. To check the code, a test has to read the picture.',
  icon: 'qr-code',
  tags: ['qr code', 'image', 'svg'],
  tasks: [{ id: 'todo', goal: 'TODO', outcome: [{ answer: 'todo' }] }],
} satisfies Demo;
