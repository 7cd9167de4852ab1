import type { Defect } from '@playground/kit/contract/versions';

export default [
  {
    id: 'any-free-name',
    sentence: 'Each free user name counts, also one that the server did not offer.',
    steps: [
      'Register the user name of the task, which is taken.',
      'Then register a name of your own, such as my-own-name.',
      'The station is done. It should be missed, because the server offered another name.',
    ],
    class: 'value',
    file: 'components/NameTaken.tsx',
    find: 'else if (wanted !== offered.current) missed',
    replace: 'else if (!wanted) missed',
    breaks: [],
  },
  {
    id: 'sixty-refused',
    sentence: 'An address with 60 characters is refused, although the page allows 60.',
    steps: [
      'Type an address with exactly 60 characters into ‘Address’ and press ‘Next’.',
      'The page asks for 60 characters at most. It should show the second step.',
    ],
    class: 'boundary',
    file: 'components/rules.ts',
    find: 'value: 60,',
    replace: 'value: 59,',
    breaks: [],
  },
  {
    id: 'message-stays',
    sentence: 'The page says that the passwords differ after I made them equal.',
    steps: [
      'Type Abcdefg1 into ‘New password’ and Abcdefg2 into ‘New password again’, and press Tab.',
      'Change ‘New password’ to Abcdefg2, and press Tab.',
      'The page says that this is not the same password. It should say nothing.',
    ],
    class: 'message',
    file: 'components/EnabledWhenRight.tsx',
    find: "touchedFields.two ? ['two'] : []",
    replace: "touchedFields.two ? ['one'] : []",
    breaks: [],
  },
] satisfies Defect[];
