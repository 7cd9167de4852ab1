export default { 'Connect more dots': 'Draw a hexagon', 'Connect less dots': 'Draw a triangle' };
