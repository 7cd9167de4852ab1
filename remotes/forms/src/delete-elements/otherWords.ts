export default {
  'New element': 'Name of one more element',
  'Type a name and press Enter': 'Write it, then press Enter',
  Close: 'Dismiss',
};
