export default { 'Click here': 'Press this' };
