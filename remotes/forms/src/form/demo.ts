import type { Demo } from '@playground/kit/contract/demo';

export default {
  title: 'Form',
  path: '/form',
  description: 'Example form with various input types using Bootstrap styling.',
  icon: 'ui-checks',
  tags: ['form', 'select', 'checkbox', 'radio', 'phone', 'relative locators'],
  keywords: 'registration, sign up, submit, read only, phone number, text field, fill a form, sample form, dial code',
  paths: { forms: 1 },
  tasks: [
    {
      id: 'submitted',
      goal: 'Fill in the email address ana@example.com, the password ‘secret’, the description ‘All fine’ and the phone number +1 (201) 555-0123. Choose the country ‘Germany’, the interest ‘Drop the phone’ and the option ‘TWO’. Leave the color empty and submit the form.',
      difficulty: 'tricky',
      hint: 'The phone field formats while you type, so type only digits and compare the result.',
      outcome: [
        {
          role: 'listitem',
          within: { role: 'status', name: 'Result' },
          texts: [
            'email: ana@example.com',
            'password: secret',
            'ro: This value must be the same',
            'desc: All fine',
            'color: no value',
            'country: Germany',
            'optionsRadios: TWO',
            'drop_the_phone: checked',
            'phone: 12015550123',
          ],
        },
      ],
    },
    {
      id: 'without-a-name',
      goal: 'Directly below ‘Phone’, two fields without a name are side by side. Type ‘mango’ into the first of the two. The others stay empty.',
      difficulty: 'tricky',
      hint: 'No label, name or placeholder helps: look up relative locators, or go from Phone to what follows it.',
      outcome: [{ role: 'textbox', name: '', texts: ['', '', 'mango', '', '', ''] }],
    },
  ],
} satisfies Demo;
