// A plain file gives its address. The exclamation mark turns off webpack's loaders for style sheets.
declare module '*.html' {
  const url: string;
  export default url;
}
