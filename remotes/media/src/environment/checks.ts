import { matches, zone } from './facts';

/** What is wrong with the environment, in a sentence; undefined if it is as the station asks. */
type Check = () => string | undefined;

export const wrongWidth: Check = () => {
  const { innerWidth, outerWidth } = window;
  if (innerWidth === 800) return undefined;
  const viewport = `the viewport is ${innerWidth} pixels wide`;
  return outerWidth === 800 ? `the window is 800 pixels wide, but ${viewport}.` : `${viewport}.`;
};

export const wrongColours: Check = () => {
  if (matches('(prefers-color-scheme: dark)')) return undefined;
  const { bsTheme } = document.documentElement.dataset;
  return bsTheme === 'dark' ? 'only this site is dark, and the browser prefers light.' : 'the browser prefers light.';
};

export const wrongMotion: Check = () =>
  matches('(prefers-reduced-motion: reduce)') ? undefined : 'the browser does not prefer reduced motion.';

const CHATHAM = 'Pacific/Chatham';

export const wrongZone: Check = () => {
  if (zone() !== CHATHAM) return `the browser is in the time zone ${zone()}.`;
  // July is winter there. Minutes to the west are positive.
  const offset = -new Date(2026, 6, 1).getTimezoneOffset();
  return offset === 765 ? undefined : `the zone has this name, but it is ${offset} minutes ahead of UTC.`;
};

export const wrongLanguage: Check = () => {
  const { language, languages } = navigator;
  if (language === 'pt-BR' && languages[0] === 'pt-BR') return undefined;
  if (languages[0] === 'pt-BR') return `pt-BR is the first in the list, but navigator.language is ${language}.`;
  return languages.includes('pt-BR')
    ? `pt-BR is in the list, but ${languages[0]} is the first.`
    : `the first language is ${language}.`;
};

export const wrongScreen: Check = () => {
  if (!matches('(orientation: portrait)')) return 'the screen is wider than high.';
  if (navigator.maxTouchPoints === 0 || !matches('(pointer: coarse)')) return 'the screen takes no touch.';
  return undefined;
};
