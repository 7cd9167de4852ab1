// The lists use these parts of React 18, which have the types of React 19.
declare module 'react18' {
  export const createElement: typeof import('react').createElement;
  export const useState: typeof import('react').useState;
}

declare module 'react-dom18/client' {
  export const createRoot: typeof import('react-dom/client').createRoot;
}
