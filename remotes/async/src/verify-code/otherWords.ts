export default {
  'Get Code': 'Show me a code',
  'Type the code': 'Repeat it here',
  Verify: 'Check',
  Close: 'Dismiss',
};
