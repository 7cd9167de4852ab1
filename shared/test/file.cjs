// The address that webpack would give to an imported file.
module.exports = 'file-in-tests';
