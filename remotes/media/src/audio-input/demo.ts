import type { Demo } from '@playground/kit/contract/demo';
import { tasksOf } from '@playground/kit/contract/station';
import { stations } from './stations';

export default {
  title: 'Audio Input',
  path: '/audioInput',
  description:
    'Five tasks with sound: record, play, download, speak up to a mark, and go on without a microphone. Each permission ends in words within ten seconds. What you record never leaves your browser. Input by a script does not count.',
  icon: 'mic',
  tags: ['microphone', 'recording', 'audio', 'permission', 'download'],
  keywords: 'MediaRecorder, getUserMedia, voice, sound, volume, speech, record audio',
  paths: { files: 11 },
  beyond: true,
  capabilities: { microphone: 'all' },
  tasks: tasksOf(stations, {
    record: {
      difficulty: 'tricky',
      hint: 'Start the browser with a fake device, grant the permission, and wait for the text of the clock.',
    },
    play: {
      difficulty: 'basic',
      hint: 'Wait until the page says that a sound has ended before you press the next button.',
    },
    download: { difficulty: 'tricky', hint: 'Wait until the file is complete, and ask the file system for its size.' },
    level: {
      difficulty: 'tricky',
      hint: 'The fake device of the browser makes a sound again and again. Wait for the words of the page.',
    },
    refused: {
      difficulty: 'tricky',
      hint: 'Look up how your tool refuses a permission, and read the word in the text that appears.',
    },
  }),
} satisfies Demo;
