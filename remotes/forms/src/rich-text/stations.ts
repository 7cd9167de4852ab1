import { defineStations } from '@playground/kit/contract/station';

export const stations = defineStations({
  'editable-block': {
    name: 'Editable block',
    goal: 'Replace the text of the block Note with the sentence named under ‘Editable block’, and press ‘Check note’.',
    hard: 'The block is not an input element and has no value. The page sees what you type, but not what a script writes.',
  },
  'editor-with-a-model': {
    name: 'Editor with a model',
    goal: 'Replace the text of the editor Message with the sentence named under ‘Editor with a model’, and press ‘Check message’.',
    hard: 'The editor draws the document from its own model. If a script writes into the document, the editor takes it back.',
  },
  'code-editor': {
    name: 'Code editor',
    goal: 'Press ‘Open the code editor’. Change the value of the lamp named under ‘Code editor’ to the value named there, and press ‘Check code’.',
    hard: 'The editor is in a shadow root. Only the lines in view are in the document.',
  },
  mention: {
    name: 'Mention',
    goal: 'In the editor Invitation, mention only the person named under ‘Mention’: type @ and a part of the name, and choose it from the menu. Then press ‘Check mention’.',
    hard: 'The menu comes 0.3 seconds after you stop typing. The name as text is not a mention, and some names are almost the same.',
  },
  'cleaned-paste': {
    name: 'Cleaned paste',
    goal: 'Copy the sentence in the box Source, paste it into the editor Clean copy, and press ‘Check copy’.',
    hard: 'The paste must be a real one. The editor keeps the bold word, and removes the link and the colour.',
  },
  'composed-text': {
    name: 'Composed text',
    goal: 'In the editor Word, enter the word named under ‘Composed text’. Compose its letters with marks with an input method, and press ‘Check word’.',
    hard: 'An input method sends composition events: a dead key, a compose key or a Japanese keyboard does. Plain typing and pasting do not.',
  },
  'bold-one-word': {
    name: 'Bold one word',
    goal: 'In the editor Headline, make only the word named under ‘Bold one word’ bold, with the button ‘Bold’ or with Ctrl+B (Command+B on a Mac).',
    hard: 'You must select exactly this word, without the space behind it. Other words contain the same letters.',
  },
  'undo-twice': {
    name: 'Undo twice',
    goal: 'The editor Order has three changes. Undo the last two of them with Ctrl+Z (Command+Z on a Mac) or the button ‘Undo’, and press ‘Check order’.',
    hard: 'The editor keeps its own history. Typing the old text again is not undoing.',
  },
});
