export default { Generate: 'Draw the code' };
