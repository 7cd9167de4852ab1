// Webpack loader: the packages of React 18 find each other by the names that they have here. Without it, they would get React 19.
module.exports = function react18(source) {
  return source.replaceAll(/\brequire\((['"])(react|react-dom)\1\)/g, "require('$218')");
};
