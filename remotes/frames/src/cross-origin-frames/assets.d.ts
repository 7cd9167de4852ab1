// Plain files give their address. The exclamation mark keeps webpack's loaders for style sheets away from this one.
declare module '*.html' {
  const url: string;
  export default url;
}
declare module '!*plain.css' {
  const url: string;
  export default url;
}
