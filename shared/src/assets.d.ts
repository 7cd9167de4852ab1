// webpack's imports that are not code: CSS modules give class names, other files their hashed address.
declare module '*.module.css' {
  const classes: Record<string, string>;
  export default classes;
}
declare module '*.css';
declare module '*?raw' {
  const text: string;
  export default text;
}
// The address of a file that keeps its name.
declare module '*?plain' {
  const url: string;
  export default url;
}
// A component of Vue. `createApp` takes it.
declare module '*.vue' {
  const component: object;
  export default component;
}
declare module '*.png' {
  const url: string;
  export default url;
}
declare module '*.svg' {
  const url: string;
  export default url;
}
declare module '*.mp4' {
  const url: string;
  export default url;
}
declare module '*.wav' {
  const url: string;
  export default url;
}
declare module '*.vtt' {
  const url: string;
  export default url;
}
declare module '*.pdf' {
  const url: string;
  export default url;
}
