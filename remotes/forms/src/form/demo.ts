import type { Demo } from '@playground/kit/contract/demo';

export default {
  title: 'Form',
  path: '/form',
  description: 'Example form with various input types using Bootstrap styling.',
  icon: 'ui-checks',
  tags: ['form', 'select', 'checkbox', 'radio', 'phone', 'relative locators'],
  tasks: [
    {
      id: 'submitted',
      goal: 'Submit the form with the email address ana@example.com, the password ‘secret’, the description ‘All fine’, the phone number +1 (201) 555-0123, the country Germany, the interest ‘Drop the phone’ and the option TWO, and no color.',
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
      goal: 'Type ‘mango’ into the left one of the two fields without a name right below ‘Phone’.',
      outcome: [{ role: 'textbox', name: '', value: 'mango' }],
    },
  ],
} satisfies Demo;
