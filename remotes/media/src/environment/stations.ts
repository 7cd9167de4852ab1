import { defineStations } from '@playground/kit/contract/station';

export const stations = defineStations({
  'viewport-width': {
    name: '800 wide',
    goal: 'Make the viewport exactly 800 pixels wide, and press ‘Check the width’.',
    hard: 'The viewport is the part that shows the page. The window around it may be wider.',
  },
  dark: {
    name: 'Dark',
    goal: 'Let the browser prefer dark colours, and press ‘Check the colours’.',
    hard: 'The switch for the theme changes only this site. The preference of the browser counts.',
  },
  'reduced-motion': {
    name: 'Reduced motion',
    goal: 'Let the browser prefer reduced motion, and press ‘Check the motion’.',
    hard: 'The system sets this preference, so no button of the browser changes it.',
  },
  'time-zone': {
    name: 'Another time zone',
    goal: 'Let the browser be in the time zone Pacific/Chatham, and press ‘Check the time zone’.',
    hard: 'The page compares the name of the zone and what its clocks show.',
  },
  language: {
    name: 'Another language',
    goal: 'Let the browser prefer the language pt-BR, and press ‘Check the language’.',
    hard: 'The language must be the first in the list of the browser. If only the requests name it, that is not enough.',
  },
  'portrait-touch': {
    name: 'Portrait touch screen',
    goal: 'Let the browser have a touch screen that is taller than wide, and tap ‘Check the screen’ with a finger.',
    hard: 'The browser must have touch, its screen must be taller than wide, and a finger must tap. A click by mouse is a miss.',
  },
  offline: {
    name: 'Offline',
    goal: 'Take the browser offline, and press ‘Check the network’.',
    hard: 'The page asks for a file: if that arrives, the browser is not offline.',
  },
  print: {
    name: 'Print',
    goal: 'Read the word that only a print of the page shows. Type it into ‘Word on paper’, and press ‘Check the print’.',
    hard: 'The word is on the page only while the browser prints or shows how a print looks.',
  },
  'without-scripts': {
    name: 'Without scripts',
    goal: 'Open ‘Document without scripts’ with scripts turned off. Type its word into ‘Word without scripts’, and press ‘Check the document’.',
    hard: 'This page needs scripts, and the document shows its word only where scripts are turned off.',
  },
});
