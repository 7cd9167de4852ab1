// A class is named as it is written, so that a component renders without webpack.
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : String(name)) });
