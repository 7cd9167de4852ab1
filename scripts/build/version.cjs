// A loader for the modules of a page's version: replaces the text of a defect, lets a redesign draw the elements, and hands the version
// on to all relative imports of code and styles. The modules of the page itself stay as they are.
module.exports = function version(source) {
  const query = new URLSearchParams(this.resourceQuery);
  const { file, find, replace } = this.getOptions()[query.get('version')] ?? {};
  const text = file === this.resourcePath ? source.replace(find, () => replace) : source;
  if (!/\.tsx?$/.test(this.resourcePath)) return text;
  const redesign = query.get('redesign');
  const pragma = redesign ? `/** @jsxImportSource @playground/kit/redesigns/${redesign} */` : '';
  const handOn = (match, before, specifier) =>
    /\.(css|tsx?)$|\/[^./]+$|\.\.?$/.test(specifier) ? `${before}${specifier}${this.resourceQuery}` : match;
  return pragma + text.replace(/((?:\bfrom|\bimport)\s*\(?\s*(?:\/\*[^*]*\*\/\s*)?['"])(\.\.?(?:\/[^'"]*)?)/g, handOn);
};
