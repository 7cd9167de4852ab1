import type { Defect } from '@playground/kit/contract/versions';

export default [
  {
    id: 'deletes-namesakes',
    sentence: 'If two elements have the same name, both go when I delete one.',
    steps: ['Add an element with the name ‘Element 1’.', 'Delete one of the two.', 'Both are gone. One should stay.'],
    class: 'value',
    file: 'DeleteElements.tsx',
    find: 'element.id !== id',
    replace: 'element.name !== name',
    breaks: [],
    source: 'holman/boom#6',
  },
  {
    id: 'focus-lost',
    sentence: 'After I delete an element with the keyboard, I start again at the top of the page.',
    steps: [
      'Move to ‘Delete Element 1’ and press Enter.',
      'Nothing has the focus. The next close button should have it.',
    ],
    class: 'focus',
    file: 'DeleteElements.tsx',
    find: 'moveFocusFrom(event, input.current);',
    replace: '',
    breaks: [],
    source: 'GCTC-NTGC/TalentCloud#5461',
  },
  {
    id: 'blank-name',
    sentence: 'I can add an element whose name is only a space.',
    steps: [
      'Type a space and press Enter.',
      'The list has an element without a name. The page should ask for a valid name.',
    ],
    class: 'boundary',
    file: 'DeleteElements.tsx',
    find: 'typed.trim()',
    replace: 'typed',
    breaks: ['blank'],
  },
  {
    id: 'warning-stays',
    sentence: 'The warning stays after I have typed a valid name.',
    steps: [
      'Press Enter in the empty field.',
      'Type a name and press Enter.',
      'The element is there, and so is the warning. It should be gone.',
    ],
    class: 'message',
    file: 'DeleteElements.tsx',
    find: 'setWarned(!name);',
    replace: 'if (!name) setWarned(true);',
    breaks: [],
    source: 'alphagov/signon#1471',
  },
  {
    id: 'last-stays',
    sentence: 'The last element of the list cannot be deleted.',
    steps: ['Delete all elements.', 'One stays. The list should be empty.'],
    class: 'boundary',
    file: 'DeleteElements.tsx',
    find: 'elements.filter((element) => element.id !== id)',
    replace: 'elements.length > 1 ? elements.filter((element) => element.id !== id) : elements',
    breaks: ['none'],
  },
  {
    id: 'adds-while-composing',
    sentence: 'When I confirm a Japanese word with Enter, the half-written name is added at once.',
    steps: [
      'Type a word with a Japanese keyboard, and confirm it with Enter.',
      'The list has a new element. Enter should only end the word.',
    ],
    class: 'input',
    file: 'DeleteElements.tsx',
    find: 'onChange={(event) => setTyped(event.target.value)}',
    replace: `onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}`,
    breaks: [],
    source: 'Tatoeba/tatoeba2#548',
  },
] satisfies Defect[];
