import { defineStations } from '@playground/kit/contract/station';

export const stations = defineStations({
  'editable-block': {
    name: 'Editable block',
    goal: 'Replace the text of the block ‘Note’ with the sentence below, and press ‘Check note’.',
    hard: 'The block is not an input element and has no value. The page sees what you type, but not what a script writes.',
  },
  'editor-with-a-model': {
    name: 'Editor with a model',
    goal: 'Replace the text of the editor ‘Message’ with the sentence below, and press ‘Check message’.',
    hard: 'The editor draws the document from its own model. If a script writes into the document, the editor takes it back.',
  },
  'code-editor': {
    name: 'Code editor',
    goal: 'Press ‘Open the code editor’. Change the value of the lamp below to the value below, and press ‘Check code’.',
    hard: 'The editor is in a shadow root. Only the lines in view are in the document.',
  },
  mention: {
    name: 'Mention',
    goal: 'Type @ and a part of the name below into the editor ‘Invitation’. Choose the name from the menu, and mention nobody else. Then press ‘Check mention’.',
    hard: 'The menu comes 0.3 seconds after you stop typing. The name as text is not a mention, and some names are almost the same.',
  },
  'cleaned-paste': {
    name: 'Cleaned paste',
    goal: 'Copy the sentence in the box ‘Source’, and paste it into the editor ‘Clean copy’. Then press ‘Check copy’.',
    hard: 'The paste must be a real one. The editor keeps the bold word, and removes the link and the colour.',
  },
  'composed-text': {
    name: 'Composed text',
    goal: 'Type the word below into the editor ‘Word’. Use an input method to compose its letters with marks. Then press ‘Check word’.',
    hard: 'An input method sends composition events: a dead key, a compose key or a Japanese keyboard does. Plain typing and pasting do not.',
  },
  'bold-one-word': {
    name: 'Bold one word',
    goal: 'Make only the word below bold in the editor ‘Headline’. Use the button ‘Bold’ or Ctrl+B (Command+B on a Mac).',
    hard: 'You must select exactly this word, without the space behind it. Other words contain the same letters.',
  },
  'undo-twice': {
    name: 'Undo twice',
    goal: 'Undo the last two of the three changes in the editor ‘Order’. Use Ctrl+Z (Command+Z on a Mac) or the button ‘Undo’. Then press ‘Check order’.',
    hard: 'The editor keeps its own history. Typing the old text again is not undoing.',
  },
  'in-a-frame': {
    name: 'In a frame',
    goal: 'Type the sentence below into the frame ‘Letter’. Make only the word below bold with the button ‘Bold’ above the frame, and press ‘Check letter’.',
    hard: 'The text is in a document of its own, and the button is outside of it. The selection must stay in the frame while you press.',
  },
});
