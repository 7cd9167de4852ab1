import type { Demo } from '@playground/kit/contract/demo';
import { tasksOf } from '@playground/kit/contract/station';
import { stations } from './stations';

export default {
  title: 'Download Modes',
  path: '/downloadModes',
  description:
    'Ten ways in which a page gives you a file: from the server, from its own memory, late, in a new tab, or broken off. Type what is in the file. Input by a script does not count.',
  icon: 'file-earmark-arrow-down',
  tags: ['download', 'file', 'blob', 'login', 'new tab'],
  keywords:
    'export, save file, content-disposition, network failure, csv, blob download, download in a new tab, file from memory',
  paths: { files: 10 },
  beyond: true,
  capabilities: { downloads: 'all' },
  tasks: tasksOf(stations, {
    attachment: { difficulty: 'basic', hint: 'Start to wait for the download before the click, then read the file.' },
    'object-url': { difficulty: 'tricky', hint: 'Save the file first. Then compute the digest of its bytes.' },
    'data-url': { difficulty: 'basic', hint: 'The browser downloads it like any other file.' },
    'made-in-the-page': {
      difficulty: 'tricky',
      hint: 'Read the number of the row on the page, and look for the line that begins with it.',
    },
    'behind-a-login': { difficulty: 'tricky', hint: 'Wait until the page says that you are signed in.' },
    'two-seconds-late': { difficulty: 'basic', hint: 'Wait for the download, not for the click.' },
    'three-at-once': { difficulty: 'tricky', hint: 'Collect all downloads, and sort them by their file names.' },
    'in-a-new-tab': {
      difficulty: 'tricky',
      hint: 'Find out whether your tool reports it to the page or to the new tab.',
    },
    'breaks-off-half-way': {
      difficulty: 'hard',
      hint: 'Ask your tool whether the download failed, or look whether the last line has a word. Then try again.',
    },
    'same-name-twice': { difficulty: 'tricky', hint: 'Save each file under a name of its own.' },
  }),
} satisfies Demo;
