import type { Defect } from '@playground/kit/contract/versions';

export default [
  {
    id: 'script-types',
    sentence: 'A task counts if a script wrote it into the field.',
    steps: [
      'In the console, run: const field = document.getElementById("basics-svelte-field");',
      'Then run: field.value = document.getElementById("basics-added").textContent; field.dispatchEvent(new Event("input"));',
      'Press ‘Add to Svelte’. The task is added. It should be refused, because a script set it.',
    ],
    class: 'input',
    file: 'components/FiveLists.tsx',
    find: "action === 'add' && !typed",
    replace: "action === 'add' && !text && !typed",
    breaks: [],
  },
  {
    id: 'last-letter-lost',
    sentence: 'Lit does not get the last letter that I type.',
    steps: [
      'Type the word into ‘Word for Lit’ and press ‘Add to Lit’.',
      'The page says that Lit got the word without its last letter. It should get the whole word.',
    ],
    class: 'value',
    file: 'lists/lit.ts',
    find: '@keyup=',
    replace: '@keydown=',
    breaks: ['typed'],
  },
  {
    id: 'finishes-by-place',
    sentence: 'After I remove a task, the list of Lit does not finish the one below it.',
    steps: [
      'Open the page with ?seed=10.',
      'Remove Bike from the first list of Lit, and press ‘Finish Shoes’ there.',
      'The step is counted, but Shoes is not finished. It should be.',
    ],
    class: 'state',
    file: 'lists/lit.ts',
    find: 'withFinished(this.items, number)',
    replace: 'withFinished(this.items, this.items.findIndex((item) => item.number === number) + 1)',
    breaks: [],
    seeds: ['10'],
  },
] satisfies Defect[];
