export default { 'Hover over me': 'Point at me' };
