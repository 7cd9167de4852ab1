import type { Demo } from '@playground/kit/contract/demo';
import { tasksOf } from '@playground/kit/contract/station';
import { stations } from './stations';

export default {
  title: 'Environment',
  path: '/environment',
  description:
    'A table shows what a page can know about its browser, and follows each change. The stations ask for another environment, from a width of 800 pixels to a browser without scripts. Input by a script does not count.',
  icon: 'pc-display',
  tags: ['emulation', 'viewport', 'media query', 'time zone', 'language', 'offline', 'print', 'noscript', 'isTrusted'],
  keywords:
    'dark mode, prefers-color-scheme, user agent, locale, device emulation, mobile, webdriver flag, timezone, prefers-reduced-motion, reduced motion, screen size, responsive, orientation, javascript disabled, geolocation emulation, print view',
  paths: { trouble: 3 },
  beyond: true,
  capabilities: {
    print: ['print'],
    touch: ['portrait-touch'],
    offline: ['offline'],
    'media-features': ['dark', 'reduced-motion'],
    viewport: ['viewport-width'],
    locale: ['language', 'time-zone'],
    'without-scripts': ['without-scripts'],
  },
  tasks: tasksOf(stations, {
    'viewport-width': {
      difficulty: 'basic',
      hint: 'Set the size of the viewport, or add what the window has around it.',
    },
    dark: { difficulty: 'basic', hint: 'Look up how your tool emulates the media feature prefers-color-scheme.' },
    'reduced-motion': {
      difficulty: 'basic',
      hint: 'Look up how your tool emulates the media feature prefers-reduced-motion.',
    },
    'time-zone': { difficulty: 'tricky', hint: 'Some tools set the zone of a context when they make it.' },
    language: { difficulty: 'tricky', hint: 'Some tools set the locale of a context when they make it.' },
    'portrait-touch': { difficulty: 'tricky', hint: 'Emulate a phone, and look for the function that taps.' },
    offline: { difficulty: 'tricky', hint: 'Go offline only after the page is there.' },
    print: { difficulty: 'tricky', hint: 'Emulate the medium print, read the word, and go back to the screen.' },
    'without-scripts': { difficulty: 'tricky', hint: 'Open the link in a second tab or context that runs no scripts.' },
  }),
} satisfies Demo;
