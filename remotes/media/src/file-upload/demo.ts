import type { Demo } from '@playground/shared/contract/demo';

export default {
  title: 'File Upload',
  path: '/fileUpload',
  description:
    'Three fields that take one file, several files, and a whole folder. The second keeps the files of earlier choices and adds new ones. Nothing leaves the browser.',
  icon: 'upload',
  tags: ['upload', 'file', 'folder'],
  tasks: [{ id: 'todo', goal: 'TODO', outcome: [{ answer: 'todo' }] }],
} satisfies Demo;
