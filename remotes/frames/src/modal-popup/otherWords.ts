export default {
  'Open first modal': 'Show the first dialog',
  'Open second modal': 'Show the second dialog',
  'Back to first': 'Return to the first',
  Close: 'Dismiss',
};
