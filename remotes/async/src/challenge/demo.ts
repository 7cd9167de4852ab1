import type { Demo } from '@playground/kit/contract/demo';
import { tasksOf } from '@playground/kit/contract/station';
import { stations } from './stations';

export default {
  title: 'Challenge',
  path: '/challenge',
  description:
    'A local stand-in for the challenges that ask you to prove that you are human. Five gates give tokens, and a server checks them. Use it to test your integration of such a service. Input by a script does not count.',
  icon: 'door-open',
  tags: ['challenge', 'wait', 'switch', 'iframe', 'random'],
  keywords: 'captcha, bot protection, token, human verification, recaptcha, turnstile, hcaptcha, robot, not a robot',
  paths: { login: 5 },
  beyond: true,
  pages: [{ title: 'Far gate', path: '/challenge/gate', component: 'documents/FarGate', frame: 'bare' }],
  capabilities: { 'other-origin-frames': ['in-a-frame'] },
  tasks: tasksOf(stations, {
    passes: { difficulty: 'basic', hint: 'Wait for the sentence ‘The gate is open.’ before you send.' },
    'fails-first': { difficulty: 'tricky', hint: 'Wait until the gate says that it did not open, and try again.' },
    expires: { difficulty: 'tricky', hint: 'Wait until the button is enabled before you open the gate again.' },
    invisible: { difficulty: 'tricky', hint: 'Press the keys of the word one after the other.' },
    'in-a-frame': { difficulty: 'tricky', hint: 'Find the frame by its title, and the switch inside it.' },
  }),
} satisfies Demo;
