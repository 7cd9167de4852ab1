import type { Demo } from '@playground/kit/contract/demo';

export default {
  title: 'QR Code',
  path: '/qrCode',
  description: 'Type a text and generate its QR code. To check the code, your test has to read the picture.',
  icon: 'qr-code',
  tags: ['qr code', 'image', 'svg'],
  keywords: 'barcode, scan, qr',
  capabilities: { pictures: ['read'] },
  paths: { files: 3 },
  tasks: [
    {
      id: 'read',
      goal: 'Generate the QR code of the text ‘mango’. Read the picture, and type its text into the panel.',
      difficulty: 'hard',
      hint: 'Take a picture of the code and give its pixels to a library that reads QR codes.',
      outcome: [
        { role: 'textbox', name: 'Text', value: 'mango', during: true },
        { role: 'img', name: 'QR code' },
        { role: 'textbox', name: 'Text', value: '' },
        { answer: 'mango' },
      ],
    },
    {
      id: 'too-long',
      goal: 'Try to generate the QR code of 1000 euro signs (‘€’). No QR code can hold that many bytes.',
      difficulty: 'tricky',
      hint: 'Set the value at once: typing a thousand characters key by key is slow.',
      outcome: [
        { role: 'textbox', name: 'Text', pattern: '€{1000}', during: true },
        { role: 'alert', text: 'This text is too long for a QR code.' },
        { role: 'img', name: 'QR code', hidden: true },
      ],
    },
  ],
} satisfies Demo;
