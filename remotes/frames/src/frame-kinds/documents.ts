/** A whole document as text. The CSP allows no script and no style in it, so the page adds both from outside. */
export const documentOf = (title: string, body: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>${title}</title>
  </head>
  <body>
    ${body}
  </body>
</html>`;

/** A main with a heading, and what follows it. It has a name, because a page with frames has more than one. */
export const mainOf = (heading: string, content: string) => `<main aria-labelledby="heading">
      <h1 id="heading">${heading}</h1>
      ${content}
    </main>`;

export const SIGN = '<button type="button" id="sign">Sign</button>';

export const contract = (title: string) => documentOf(title, mainOf('Contract', SIGN));
