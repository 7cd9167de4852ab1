import type { Defect } from '@playground/kit/contract/versions';

export default [
  {
    id: 'no-plus',
    sentence: 'My address with a plus sign is refused.',
    steps: [
      'Log in as ana+shop@example.com with any password.',
      'The page asks for a valid address. The login should succeed.',
    ],
    class: 'input',
    file: 'checks.ts',
    find: '/^[^\\s@]+@',
    replace: '/^[^\\s@+]+@',
    breaks: [],
    source: 'wajahatkarim3/EasyValidation#40',
  },
  {
    id: 'error-stays',
    sentence: 'After a failed attempt, the error still shows when I am logged in.',
    steps: [
      'Submit the empty form.',
      'Log in with a valid address and a password.',
      'The page says both that it failed and that it succeeded. The error should be gone.',
    ],
    class: 'message',
    file: 'DynamicLoginText.tsx',
    find: '<div role="alert">{outcome?.problem && <p className="alert alert-danger mb-0">{outcome.problem}</p>}</div>',
    replace: `<div
        role="alert"
        ref={(box) => {
          if (box && outcome?.problem) box.innerHTML = \`<p class="alert alert-danger mb-0">\${outcome.problem}</p>\`;
        }}
      />`,
    breaks: [],
    source: 'eclipse-kapua/kapua#2588',
  },
  {
    id: 'password-first',
    sentence: 'With both fields empty, the page asks for the password, not for the address above it.',
    steps: ['Submit the empty form.', 'The page asks for the password. It should ask for the address first.'],
    class: 'message',
    file: 'checks.ts',
    find: `if (email === '') return 'Please enter your email';
  if (password === '') return 'Please enter your password';`,
    replace: `if (password === '') return 'Please enter your password';
  if (email === '') return 'Please enter your email';`,
    breaks: [],
  },
  {
    id: 'no-enter',
    sentence: 'Enter in the password field does not log in.',
    steps: ['Fill in both fields and press Enter.', 'Nothing happens. The page should answer.'],
    class: 'keyboard',
    file: 'DynamicLoginText.tsx',
    find: '<button type="submit" className="btn btn-primary">',
    replace:
      '<button type="button" className="btn btn-primary" onClick={(event) => event.currentTarget.form?.requestSubmit()}>',
    breaks: ['invalid-address'],
  },
  {
    id: 'label-of-nothing',
    sentence: 'A press on the label Email does not go to its field, and screen readers do not name the field.',
    steps: ['Press the text Email.', 'Nothing has the focus. The field should have it.'],
    class: 'name or role',
    file: 'DynamicLoginText.tsx',
    find: 'htmlFor="email"',
    replace: 'htmlFor="e-mail"',
    breaks: ['login', 'invalid-address'],
  },
] satisfies Defect[];
