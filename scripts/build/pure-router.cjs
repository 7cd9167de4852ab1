// Lets webpack drop the parts of react-router that nothing imports: its bundle names components, gives one its context and wraps them
// in forwardRef at top level, which a bundler must take for effects (docs/decisions/006-lean-shell.md).
module.exports = function pureRouter(source) {
  return source
    .replace(/^\w+\.displayName = .*;$/gm, '')
    .replace(/^(var (\w+) = class .*\{)$([\s\S]*?)^\2\.(contextType = .*;)$/gm, '$1 static $4$3')
    .replace(/= (React\d*\.(?:forwardRef|memo|createContext|createElement))\(/g, '= /* @__PURE__ */ $1(');
};
