// uPlot formats numbers in the language of the browser. WebKit without a locale (LANG=C) calls its language C, which is none, so the page
// did not open. And the same address shows the same page, whatever language a browser has.
const OF_THE_BROWSER = "new Intl.NumberFormat(domEnv ? nav.language : 'en-US')";

module.exports = function uplotLanguage(source) {
  if (!source.includes(OF_THE_BROWSER)) throw new Error(`This version of uPlot has no ${OF_THE_BROWSER}.`);
  return source.replace(OF_THE_BROWSER, "new Intl.NumberFormat('en-US')");
};
