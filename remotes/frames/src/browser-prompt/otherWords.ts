export default { 'Open prompt': 'Enter a name' };
