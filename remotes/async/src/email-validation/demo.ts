import type { Demo } from '@playground/kit/contract/demo';

export default {
  title: 'Simulated 2FA',
  path: '/emailValidation',
  description:
    'The page sends a real e-mail with a six-digit code. Enter the code within ten minutes; you have five tries. Read the mail on the web page of the inbox or through its REST interface.',
  icon: 'envelope-check',
  tags: ['form', 'validation', 'network', 'mail', 'cookie'],
  keywords:
    'two-factor authentication, MFA, OTP, one-time password, inbox, 2FA, two factor, mailhog, read an email, verification code, email code',
  capabilities: { mail: ['right-code', 'second-try'] },
  paths: { login: 2 },
  tasks: [
    {
      id: 'right-code',
      goal: 'Send the e-mail to an address whose mail you can read. Then verify the six-digit code from that mail.',
      difficulty: 'hard',
      hint: 'The page says where the inbox is: your test can read the mail there over HTTP.',
      needs: { mailbox: true },
      outcome: [
        {
          role: 'status',
          text: 'We have sent you an e-mail with a validation code.',
          within: { role: 'form', name: 'Step 1' },
        },
        { role: 'status', text: 'The validation code is right.', within: { role: 'form', name: 'Step 2' } },
      ],
    },
    {
      id: 'invalid-address',
      goal: 'Try to send the e-mail to tester@example. This address has no dot after the at sign, so the page refuses it and empties the field.',
      difficulty: 'basic',
      hint: 'Check two things: the message with the role alert, and the value of the field after it.',
      outcome: [
        {
          role: 'alert',
          text: 'Invalid e-mail address. Please insert a valid e-mail address.',
          within: { role: 'form', name: 'Step 1' },
        },
        { role: 'textbox', name: 'Email address', value: 'tester@example', during: true },
        { role: 'textbox', name: 'Email address', value: '' },
      ],
    },
    {
      id: 'second-try',
      goal: 'Send the e-mail to any address that you make up. The first try fails. Try again until the page says that the e-mail was sent.',
      difficulty: 'tricky',
      hint: 'The button is disabled while the mail is on its way, so wait for each answer before the next try.',
      conditions: '?fault=send-email:503@1',
      outcome: [
        {
          role: 'status',
          text: 'We have sent you an e-mail with a validation code.',
          within: { role: 'form', name: 'Step 1' },
        },
      ],
    },
    {
      id: 'short-code',
      goal: 'Type the code 12345, which is too short, and press ‘Verify’. Do not send an e-mail.',
      difficulty: 'basic',
      hint: 'The page has two forms with messages of their own: look for the alert inside the second form.',
      outcome: [
        { role: 'textbox', name: 'Validation Code', value: '12345' },
        { role: 'alert', text: 'Validation code must be 6 digits.', within: { role: 'form', name: 'Step 2' } },
        { role: 'status', within: { role: 'form', name: 'Step 1' }, hidden: true },
      ],
    },
  ],
} satisfies Demo;
