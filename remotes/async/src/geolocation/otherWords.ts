export default { 'Request location': 'Find me' };
