export default { Email: 'Your address', Password: 'Your secret word' };
