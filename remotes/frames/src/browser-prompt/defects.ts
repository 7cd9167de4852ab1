import type { Defect } from '@playground/kit/contract/versions';

export default [
  {
    id: 'null-name',
    sentence: 'I cancelled the prompt and the page says ‘Welcome, null’.',
    steps: ['Press Open prompt and cancel it.', 'The page says ‘Welcome, null’. It should say nothing.'],
    class: 'message',
    file: 'BrowserPrompt.tsx',
    find: "window.prompt('Please enter your name:')?.trim() ?? ''",
    replace: "String(window.prompt('Please enter your name:')).trim()",
    breaks: ['cancelled'],
    source: 'publiclab/PublicLab.Editor#388',
  },
  {
    id: 'old-welcome',
    sentence: 'After I cancel, the page still welcomes the last name.',
    steps: [
      'Press Open prompt and answer Ana.',
      'Press it again and cancel the prompt.',
      'The page still says ‘Welcome, Ana’. It should say nothing.',
    ],
    class: 'state',
    file: 'BrowserPrompt.tsx',
    find: 'useCallback(() => setName(askForName()), [])',
    replace: `useCallback(() => {
    const answer = askForName();
    if (answer) setName(answer);
  }, [])`,
    breaks: ['cancelled'],
  },
  {
    id: 'blank-name',
    sentence: 'The page welcomes a name of blanks.',
    steps: [
      'Press Open prompt and answer with two blanks.',
      'The page says ‘Welcome,’ without a name. It should say nothing.',
    ],
    class: 'input',
    file: 'BrowserPrompt.tsx',
    find: "?.trim() ?? ''",
    replace: "?? ''",
    breaks: [],
  },
  {
    id: 'long-name',
    sentence: 'The end of a long name is cut off.',
    steps: [
      'Make the window 390 pixels wide, press Open prompt and answer with a name of sixty letters and blanks.',
      'The end of the name is not on the page. It should be on the next line.',
    ],
    class: 'covered',
    file: 'BrowserPrompt.tsx',
    find: '"alert alert-success mb-0"',
    replace: '"alert alert-success mb-0 text-nowrap overflow-hidden"',
    breaks: [],
    source: 'cerner/terra-clinical#148',
  },
  {
    id: 'small-letters',
    sentence: 'At /browserpromptonload, no prompt opens.',
    steps: ['Open /browserpromptonload, in small letters.', 'No prompt opens. It should open by itself.'],
    class: 'input',
    file: 'BrowserPrompt.tsx',
    find: ".toLowerCase().includes('browserpromptonload')",
    replace: ".includes('browserPromptOnLoad')",
    breaks: [],
  },
] satisfies Defect[];
