import type { Demo } from '@playground/kit/contract/demo';

export default {
  title: 'PDF Preview',
  path: '/pdfPreview',
  description: 'A PDF opens in a new tab. The tab has no opener, and its request has no referrer.',
  icon: 'file-earmark-pdf',
  tags: ['pdf', 'new tab', 'window'],
  keywords: 'document viewer, read a pdf, pdf in a new tab, noopener',
  capabilities: { pdf: 'all' },
  paths: { files: 4 },
  tasks: [
    {
      id: 'title',
      goal: 'Preview the PDF. The new tab shows a document: type its title into the panel.',
      difficulty: 'hard',
      hint: 'The viewer is not a web page: take the address of the new tab and read the file itself.',
      needs: { pdfViewer: true },
      outcome: [{ answer: 'Sample document' }],
    },
  ],
} satisfies Demo;
