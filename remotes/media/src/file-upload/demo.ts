import type { Demo } from '@playground/kit/contract/demo';

export default {
  title: 'File Upload',
  path: '/fileUpload',
  description:
    'Three fields that take one file, several files, and a whole folder. The second keeps the files of earlier choices and adds new ones. Nothing leaves the browser.',
  icon: 'upload',
  tags: ['upload', 'file', 'folder'],
  tasks: [
    {
      id: 'collect',
      goal: 'In Multiple files choose mango.txt and cashew.txt, then mango.txt once more and pitanga.txt: three files are listed.',
      outcome: [
        {
          role: 'listitem',
          texts: ['mango.txt', 'cashew.txt', 'pitanga.txt'],
          within: { role: 'list', name: 'Several files: names' },
        },
        { role: 'status', text: 'Multiple files: 3 selected' },
      ],
    },
    {
      id: 'folder',
      goal: 'In Directory choose a folder ‘fruit’ that holds mango.txt and nothing else.',
      outcome: [
        { role: 'listitem', texts: ['mango.txt fruit'], within: { role: 'list', name: 'A folder: names' } },
        { role: 'status', text: 'Directory: 1 selected' },
      ],
    },
    {
      id: 'reset',
      goal: 'Choose mango.txt as Single file, and reset the field.',
      outcome: [
        { role: 'status', text: 'Single file: 1 selected', during: true },
        { role: 'status', text: 'Single file: nothing selected' },
      ],
    },
  ],
} satisfies Demo;
