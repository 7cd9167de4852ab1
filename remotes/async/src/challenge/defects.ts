import type { Defect } from '@playground/kit/contract/versions';

export default [
  {
    id: 'paste-counts',
    sentence: 'A word that comes all at once gets a token.',
    steps: [
      'Copy the word of the station ‘Invisible’, and paste it into ‘Word’ with the mouse.',
      'Press ‘Send word’. The station says Done. It should say that no letter came by a key.',
    ],
    class: 'input',
    file: 'components/Invisible.tsx',
    find: 'keys.current < word.length',
    replace: 'keys.current > 0 && keys.current < word.length',
    breaks: [],
  },
  {
    id: 'first-token-kept',
    sentence: 'I opened the gate again, and the server still gets the token that has expired.',
    steps: [
      'Turn on ‘Open the short gate’, and wait until ‘Send postcard’ is enabled.',
      'Turn the gate on again, wait until it is open, and press ‘Send postcard’ at once.',
      'The postcard is not taken. The station should say Done.',
    ],
    class: 'state',
    file: 'components/Expires.tsx',
    find: 'token.current = given;',
    replace: 'token.current ||= given;',
    breaks: ['expires'],
  },
  {
    id: 'stuck-gate-on',
    sentence: 'The gate did not open, and its switch stays on.',
    steps: [
      'Turn on ‘Open the stuck gate’, and wait a second.',
      'The page says that the gate did not open, but the switch is on. It should turn itself off.',
    ],
    class: 'state',
    file: 'components/Gate.tsx',
    find: `checked={isOn}
          aria-checked={isOn}`,
    replace: `checked={isOn || refusal !== ''}
          aria-checked={isOn || refusal !== ''}`,
    breaks: [],
  },
] satisfies Defect[];
