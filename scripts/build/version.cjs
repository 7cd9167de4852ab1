// A loader for the modules of a page's version: replaces the text of a defect, lets a redesign draw the elements, and hands the version
// on to all relative imports of code and styles. The modules of the page itself stay as they are.
const AROUND_THE_PAGE = ['late', 'words'];

module.exports = function version(source) {
  const query = new URLSearchParams(this.resourceQuery);
  const { pages, defects, otherWords } = this.getOptions();
  const { file, find, replace } = defects[query.get('version')] ?? {};
  const text = file === this.resourcePath ? source.replace(find, () => replace) : source;
  if (!/\.tsx?$/.test(this.resourcePath)) return text;
  const redesign = query.get('redesign');
  const pragma = redesign ? `/** @jsxImportSource @playground/kit/redesigns/${redesign} */` : '';
  const handOn = (match, before, specifier) =>
    /\.(css|tsx?)$|\/[^./]+$|\.\.?$/.test(specifier) ? `${before}${specifier}${this.resourceQuery}` : match;
  const list = JSON.stringify(otherWords[query.get('version')]);
  const around = (_, page) => `import { ${redesign} } from '@playground/kit/redesigns/${redesign}';
export default ${redesign}(${page}, ${list});
function ${page}`;
  const isAround = AROUND_THE_PAGE.includes(redesign) && pages.includes(this.resourcePath);
  const code = isAround ? text.replace(/^export default function (\w+)/m, around) : text;
  return pragma + code.replace(/((?:\bfrom|\bimport)\s*\(?\s*(?:\/\*[^*]*\*\/\s*)?['"])(\.\.?(?:\/[^'"]*)?)/g, handOn);
};
