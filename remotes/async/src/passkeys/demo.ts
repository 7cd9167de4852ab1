import type { Demo } from '@playground/kit/contract/demo';
import { tasksOf } from '@playground/kit/contract/station';
import { stations } from './stations';

export default {
  title: 'Passkeys',
  path: '/passkeys',
  description:
    'Passkeys (WebAuthn) that a server checks, and forgets after ten minutes. A real authenticator keeps them until you delete them there, and a virtual one is enough. Input by a script does not count.',
  icon: 'key',
  tags: ['passkey', 'login', 'WebAuthn', 'random'],
  keywords:
    'FIDO2, security key, virtual authenticator, conditional mediation, passwordless, fingerprint, biometric, touch id',
  paths: { login: 6 },
  beyond: true,
  capabilities: { passkeys: 'all' },
  tasks: tasksOf(stations, {
    register: { difficulty: 'tricky', hint: 'Add a virtual authenticator before you press the button.' },
    'sign-in': { difficulty: 'tricky', hint: 'The virtual authenticator has to verify its user.' },
    cancelled: { difficulty: 'tricky', hint: 'Without a verified user, the virtual authenticator refuses.' },
    'wrong-authenticator': { difficulty: 'tricky', hint: 'Use a virtual authenticator whose transport is usb.' },
    'second-one': { difficulty: 'hard', hint: 'Remove the first virtual authenticator before you add the second one.' },
    'from-the-field': { difficulty: 'hard', hint: 'The virtual authenticator needs resident keys.' },
  }),
} satisfies Demo;
