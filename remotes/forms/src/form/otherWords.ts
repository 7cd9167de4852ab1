export default {
  'Email address': 'Where do we write to?',
  Password: 'Secret word',
  'Read Only': 'Fixed',
  Description: 'About you',
  'Your preferred color': 'Which color do you like?',
  Country: 'Where do you live?',
  Submit: 'Send',
};
