import type { Demo } from '@playground/kit/contract/demo';
import { tasksOf } from '@playground/kit/contract/station';
import { stations } from './stations';

export default {
  title: 'Rich Text',
  path: '/richText',
  description:
    'An editable block, editors by ProseMirror that own their model, one of them in a frame, and a code editor by CodeMirror. The model is shown as text beside each. Text that a script writes does not count.',
  icon: 'type-bold',
  tags: ['contenteditable', 'editor', 'keyboard', 'clipboard', 'IME', 'shadow DOM', 'isTrusted', 'random'],
  keywords:
    'clipboard, ProseMirror, CodeMirror, WYSIWYG, mention, copy paste, undo, composition, copy and paste, paste, rich text editor, tinymce, code editor, composed text, editor in an iframe',
  paths: { forms: 8 },
  beyond: true,
  capabilities: {
    clipboard: ['cleaned-paste'],
    'rich-text': [
      'editable-block',
      'editor-with-a-model',
      'code-editor',
      'mention',
      'bold-one-word',
      'undo-twice',
      'in-a-frame',
    ],
    frames: ['in-a-frame'],
    'input-methods': ['composed-text'],
  },
  tasks: tasksOf(stations, {
    'editable-block': { difficulty: 'basic', hint: 'Focus the block, select all of its text and type.' },
    'editor-with-a-model': {
      difficulty: 'tricky',
      hint: 'Use keys: select all in the editor and type. Then look at the model beside it.',
    },
    'code-editor': {
      difficulty: 'hard',
      hint: 'Click into the editor, and move the cursor with keys. The number of the lamp is that of its line.',
    },
    mention: {
      difficulty: 'tricky',
      hint: 'Wait for the option with the whole name before you press Enter or click it.',
    },
    'cleaned-paste': {
      difficulty: 'tricky',
      hint: 'A triple click selects the sentence. Copy and paste with the keys of your system.',
    },
    'composed-text': {
      difficulty: 'hard',
      hint: 'WebDriver has no input method. The DevTools protocol of Chromium can set a composition.',
    },
    'bold-one-word': {
      difficulty: 'tricky',
      hint: 'Put the cursor before the word by keys, and extend the selection one letter at a time.',
    },
    'undo-twice': { difficulty: 'basic', hint: 'The editor needs the focus. Read the text between two undos.' },
    'in-a-frame': {
      difficulty: 'hard',
      hint: 'Type and select in the frame by keys. Then leave the frame, and press the button of this station.',
    },
  }),
} satisfies Demo;
