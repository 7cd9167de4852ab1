import type { Defect } from '@playground/kit/contract/versions';

export default [
  {
    id: 'robot-welcome',
    sentence: 'An address counts although the field for robots is filled.',
    steps: [
      'Fill the address into the fields that you can see.',
      'In the console, run document.getElementById("website").value = "x". Then press ‘Save address’.',
      'The station is done. It should be missed.',
    ],
    class: 'input',
    file: 'Autofill.tsx',
    find: "textOf('website') ?",
    replace: "textOf('website') && !textOf('name') ?",
    breaks: [],
  },
  {
    id: 'no-paste',
    sentence: 'The page does not notice an email that I paste.',
    steps: [
      'Press ‘Show login’, cut the text of ‘Email’, and paste it again.',
      'The page says that it knows 0 letters. It should know all of them.',
    ],
    class: 'input',
    file: 'components/FilledBefore.tsx',
    find: 'onInput={({ currentTarget }) => setKnown(currentTarget.value)}',
    replace: `onInput={({ currentTarget, nativeEvent }) => {
              if ((nativeEvent as InputEvent).inputType !== 'insertFromPaste') setKnown(currentTarget.value);
            }}`,
    breaks: [],
  },
  {
    id: 'knows-too-early',
    sentence: 'The page says that it knows the email before anything told it.',
    steps: ['Press ‘Show login’.', 'The page says that it knows about twenty letters. It should say 0.'],
    class: 'value',
    file: 'components/FilledBefore.tsx',
    find: 'known.length',
    replace: '(known || email).length',
    breaks: [],
  },
] satisfies Defect[];
