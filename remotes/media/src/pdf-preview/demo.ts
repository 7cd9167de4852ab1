import type { Demo } from '@playground/kit/contract/demo';

export default {
  title: 'PDF Preview',
  path: '/pdfPreview',
  description:
    'A PDF opens in a new tab that has no connection to this one: the tab has no opener, and its request has no referrer.',
  icon: 'file-earmark-pdf',
  tags: ['pdf', 'new tab', 'window'],
  tasks: [
    {
      id: 'title',
      goal: 'Preview the PDF, and tell the title of the document that opens in a new tab.',
      needs: { pdfViewer: true },
      outcome: [{ answer: 'Sample document' }],
    },
  ],
} satisfies Demo;
