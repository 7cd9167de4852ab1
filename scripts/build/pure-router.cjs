// Lets webpack leave out the parts of react-router that nothing imports. Some lines at the top level of its bundle look like side
// effects to webpack (docs/decisions/006-lean-shell.md).
module.exports = function pureRouter(source) {
  return source
    .replace(/^\w+\.displayName = .*;$/gm, '')
    .replace(/^(var (\w+) = class .*\{)$([\s\S]*?)^\2\.(contextType = .*;)$/gm, '$1 static $4$3')
    .replace(/= (React\d*\.(?:forwardRef|memo|createContext|createElement))\(/g, '= /* @__PURE__ */ $1(');
};
