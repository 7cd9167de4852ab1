import type { Demo } from '@playground/kit/contract/demo';
import { tasksOf } from '@playground/kit/contract/station';
import { stations } from './stations';

export default {
  title: 'Overlays',
  path: '/overlays',
  description:
    'One order form, and nine things that cover forms on real sites: some at once, some later, some over the whole page. Each has a switch, and takes the clicks that land on it. Input by a script does not count.',
  icon: 'layers',
  tags: ['overlay', 'dialog', 'sticky', 'toast', 'click intercepted', 'consent', 'iframe'],
  keywords:
    'cookie banner, GDPR, popup, spinner, element click intercepted, ElementClickInterceptedException, element is not clickable at point, intercepts pointer events, subtree intercepts pointer events, accept cookies, modal overlay, newsletter, ad, advertisement',
  paths: { trouble: 1 },
  beyond: true,
  tasks: tasksOf(stations, {
    'consent-banner': { difficulty: 'basic', hint: 'Answer the banner before you fill in the form.' },
    'entry-ad': {
      difficulty: 'tricky',
      hint: 'Wait until the ad is there, close it, and only then begin with the form.',
    },
    newsletter: {
      difficulty: 'tricky',
      hint: 'Wait for the newsletter before you type, or its field gets your letters.',
    },
    'exit-intent': {
      difficulty: 'hard',
      hint: 'Move the real pointer over the shop first, and then above its upper edge.',
    },
    'chat-bubble': {
      difficulty: 'tricky',
      hint: 'Two buttons are at one place: hide the upper one, or use the keyboard.',
    },
    'sticky-header': {
      difficulty: 'tricky',
      hint: 'A field in view may still be covered: hide the header or scroll the panel first.',
    },
    toast: { difficulty: 'tricky', hint: 'Close the message, or wait until it goes, before you press Order.' },
    'busy-veil': {
      difficulty: 'tricky',
      hint: 'Wait until nothing covers the button any more: some tools do so before each click.',
    },
    'consent-manager': {
      difficulty: 'hard',
      hint: 'Wait for the frame, enter it, read which boxes are checked, and come back to the page.',
    },
  }),
  pages: [{ title: 'Consent', path: '/overlays/consent', component: 'documents/ConsentFrame', frame: 'bare' }],
} satisfies Demo;
