import type { Demo } from '@playground/shared/contract/demo';

export default {
  title: 'PDF Preview',
  path: '/pdfPreview',
  description:
    'A PDF opens in a new tab that knows nothing of this one: it has no opener, and its request no referrer.',
  icon: 'file-earmark-pdf',
  tags: ['pdf', 'new tab', 'window'],
} satisfies Demo;
