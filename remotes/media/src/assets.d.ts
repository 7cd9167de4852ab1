// Samples of kinds that only this remote has: webpack gives their hashed address.
declare module '*.vtt' {
  const url: string;
  export default url;
}
declare module '*/sample.csv' {
  const url: string;
  export default url;
}
