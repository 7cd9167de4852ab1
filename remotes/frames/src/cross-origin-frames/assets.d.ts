// Plain files give their address. The mark keeps the loaders for style sheets of the page away from this one.
declare module '*.html' {
  const url: string;
  export default url;
}
declare module '!*plain.css' {
  const url: string;
  export default url;
}
