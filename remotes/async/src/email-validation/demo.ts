import type { Demo } from '@playground/kit/contract/demo';

export default {
  title: 'Simulated 2FA',
  path: '/emailValidation',
  description:
    'The page sends a real e-mail with a code of six digits. Enter the code within ten minutes; you have five tries. Read the mail in the inbox, on its web page or through its REST interface.',
  icon: 'envelope-check',
  tags: ['form', 'validation', 'network', 'mail', 'cookie'],
  tasks: [
    {
      id: 'right-code',
      goal: 'Send the e-mail to an address whose mail you can read, and verify the six digits of the code in that mail.',
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
      goal: 'Try to send the e-mail to the address tester@example, which has no dot after the at sign: the page refuses it and empties the field.',
      outcome: [
        {
          role: 'alert',
          text: 'Invalid e-mail address. Please insert a valid e-mail address.',
          within: { role: 'form', name: 'Step 1' },
        },
        { role: 'textbox', name: 'Email address', value: '' },
      ],
    },
    {
      id: 'second-try',
      goal: 'Send the e-mail to an address of your own making. The first try fails: try again, until the page says that it has been sent.',
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
      goal: 'Verify the code 12345, which is too short, without sending an e-mail.',
      outcome: [{ role: 'alert', text: 'Validation code must be 6 digits.', within: { role: 'form', name: 'Step 2' } }],
    },
  ],
} satisfies Demo;
