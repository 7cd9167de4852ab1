export default {
  'What are you looking for?': 'Find products',
  Search: 'Find',
  'Back to search': 'Find more',
};
