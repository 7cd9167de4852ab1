/** Runs in a page, before its own scripts. As a browser's translator does, it puts each text into two elements of its own. */
export function translate(): void {
  const left = 'script, style, textarea, option, font, svg, [translate=no]';
  const wrap = () => {
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || !text.parentElement || text.parentElement.closest(left)) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  new MutationObserver(wrap).observe(document, { subtree: true, childList: true, characterData: true });
}
