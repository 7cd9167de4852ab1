// File types that only this demo uses. An import gives the hashed address.
declare module '*.pptx' {
  const url: string;
  export default url;
}
declare module '*.xlsx' {
  const url: string;
  export default url;
}
declare module '*.csv' {
  const url: string;
  export default url;
}
declare module '*.xls' {
  const url: string;
  export default url;
}
declare module '*.txt' {
  const url: string;
  export default url;
}
declare module '*.rtf' {
  const url: string;
  export default url;
}
declare module '*.ppt' {
  const url: string;
  export default url;
}
declare module '*.ott' {
  const url: string;
  export default url;
}
declare module '*.odt' {
  const url: string;
  export default url;
}
declare module '*.ods' {
  const url: string;
  export default url;
}
declare module '*.odp' {
  const url: string;
  export default url;
}
declare module '*.docx' {
  const url: string;
  export default url;
}
declare module '*.doc' {
  const url: string;
  export default url;
}
