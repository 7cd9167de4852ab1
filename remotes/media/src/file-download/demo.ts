import type { Demo } from '@playground/shared/contract/demo';

export default {
  title: 'File Download',
  path: '/fileDownload',
  description: 'Fourteen real files, one of each format. They come from another origin than this page.',
  icon: 'download',
  tags: ['download', 'file'],
  tasks: [{ id: 'todo', goal: 'TODO', outcome: [{ answer: 'todo' }] }],
} satisfies Demo;
