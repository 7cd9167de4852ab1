export default { 'Open new tab': 'Show the page in another tab' };
