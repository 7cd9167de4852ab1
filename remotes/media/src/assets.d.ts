// Samples of kinds that only this remote has: webpack gives their hashed address.
declare module '*.vtt' {
  const url: string;
  export default url;
}
declare module '*/assets/sample.pptx' {
  const url: string;
  export default url;
}
declare module '*/assets/sample.xlsx' {
  const url: string;
  export default url;
}
declare module '*/assets/sample.csv' {
  const url: string;
  export default url;
}
declare module '*/assets/sample.xls' {
  const url: string;
  export default url;
}
declare module '*/assets/sample.txt' {
  const url: string;
  export default url;
}
declare module '*/assets/sample.rtf' {
  const url: string;
  export default url;
}
declare module '*/assets/sample.ppt' {
  const url: string;
  export default url;
}
declare module '*/assets/sample.pdf' {
  const url: string;
  export default url;
}
declare module '*/assets/sample.ott' {
  const url: string;
  export default url;
}
declare module '*/assets/sample.odt' {
  const url: string;
  export default url;
}
declare module '*/assets/sample.ods' {
  const url: string;
  export default url;
}
declare module '*/assets/sample.odp' {
  const url: string;
  export default url;
}
declare module '*/assets/sample.docx' {
  const url: string;
  export default url;
}
declare module '*/assets/sample.doc' {
  const url: string;
  export default url;
}
