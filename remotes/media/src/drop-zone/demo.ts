import type { Demo } from '@playground/kit/contract/demo';
import { tasksOf } from '@playground/kit/contract/station';
import { stations } from './stations';

export default {
  title: 'Drop Zone',
  path: '/dropZone',
  description:
    'Nine ways to give a page a file: dropped, pasted, chosen by a hidden input, in many parts, opened and saved again. The server says what arrived, and keeps nothing. Input by a script does not count.',
  icon: 'cloud-upload',
  tags: ['upload', 'file', 'drag', 'clipboard', 'progress'],
  keywords:
    'dropzone, drag and drop files, file chooser, resumable, tus, attach, drag a file, drop a file, file drop, paste a file, large file, chunked upload, showOpenFilePicker, showSaveFilePicker, file system access, save as',
  paths: { files: 9 },
  beyond: true,
  capabilities: {
    uploads: ['hidden-input'],
    'file-pickers': ['open-and-save'],
    'file-drops': ['drop'],
    clipboard: ['paste'],
  },
  tasks: tasksOf(stations, {
    drop: { difficulty: 'hard', hint: 'The DevTools protocol can dispatch a drag with files.' },
    'hidden-input': {
      difficulty: 'basic',
      hint: 'Give the file to the input, or answer the file chooser of the button.',
    },
    paste: {
      difficulty: 'hard',
      hint: 'Write a picture to the clipboard, focus the area, and press the keys for paste.',
    },
    'too-large': { difficulty: 'tricky', hint: 'Make a file of 11 MB while your test runs, and wait for the refusal.' },
    'wrong-type': { difficulty: 'tricky', hint: 'Write the bytes of a small PNG picture to a file with that name.' },
    'twenty-at-once': { difficulty: 'basic', hint: 'Give all twenty paths to the input in one call.' },
    'progress-and-cancel': { difficulty: 'tricky', hint: 'Wait until the number beside the bar is 50 or more.' },
    'connection-breaks': { difficulty: 'tricky', hint: 'Wait until the page says that the connection is broken.' },
    'open-and-save': {
      difficulty: 'hard',
      rule: 'A script may replace the functions that ask for a file, or take them away, but not press or type.',
      hint: 'Before the page loads, take showOpenFilePicker and showSaveFilePicker away, or let them return handles of your own.',
    },
  }),
} satisfies Demo;
