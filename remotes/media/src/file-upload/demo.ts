import type { Demo } from '@playground/kit/contract/demo';

export default {
  title: 'File Upload',
  path: '/fileUpload',
  description:
    'Three fields: one for a single file, one for several files and one for a whole folder. The second field keeps its files when you add more. No file leaves the browser.',
  icon: 'upload',
  tags: ['upload', 'file', 'folder'],
  keywords:
    'attach file, file input, drop zone, file chooser, setInputFiles, uploadFile, multiple files, input type file, directory upload',
  capabilities: { uploads: ['collect', 'reset'], folders: ['folder'] },
  paths: { files: 1 },
  tasks: [
    {
      id: 'collect',
      goal: 'Choose mango.txt and cashew.txt in ‘Multiple files’. Then choose mango.txt again, together with pitanga.txt. The page lists three files.',
      difficulty: 'tricky',
      hint: 'Set the files on the input itself, once for each choice, instead of clicking through a dialog.',
      outcome: [
        { role: 'status', text: 'Multiple files: 2 selected', during: true },
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
      goal: 'In ‘Directory’, choose a folder ‘fruit’ that contains only mango.txt.',
      difficulty: 'hard',
      hint: 'An input with the attribute webkitdirectory takes a folder: look up whether your tool accepts a path to one.',
      outcome: [
        { role: 'listitem', texts: ['mango.txt fruit'], within: { role: 'list', name: 'A folder: names' } },
        { role: 'status', text: 'Directory: 1 selected' },
      ],
    },
    {
      id: 'reset',
      goal: 'Choose mango.txt in ‘Single file’. Then press its button ‘Reset’.',
      difficulty: 'basic',
      hint: 'Set the file on the input, check the text of its status, and press the reset button beside it.',
      outcome: [
        { role: 'status', text: 'Single file: 1 selected', during: true },
        { role: 'status', text: 'Single file: nothing selected' },
      ],
    },
  ],
} satisfies Demo;
