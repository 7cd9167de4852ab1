import { defineStations } from '@playground/kit/contract/station';

export const stations = defineStations({
  basics: {
    name: 'Add, finish and remove',
    goal: 'Do the three steps below in each of the five lists: add a task, finish a task and remove a task.',
    hard: 'Each list changes after each step. If you press twice, the second press may reach the next task.',
  },
  typed: {
    name: 'Typed by a tool',
    goal: 'Type the word below into each of the five fields, and add it once to each list.',
    hard: 'React and Svelte read the field after each input. Here, Vue reads it when you leave it, and Lit after each key.',
  },
  later: {
    name: 'Text that comes a tick later',
    goal: 'Press the button in each of the five lists. Type the five new words into ‘Five words’, in the order of the lists. Then press ‘Check words’.',
    hard: 'No framework changes the text at once. For up to a second after the press, each list still shows its old word.',
  },
  same: {
    name: 'Same selectors for all',
    goal: 'Finish the task below in each of the five lists, and remove none.',
    hard: 'The lists have the same elements with the same names, in different orders. The list of Lit is in a shadow root.',
  },
});
