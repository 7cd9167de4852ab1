// File types that only this demo uses. An import gives the hashed address.
declare module '*.pptx';
declare module '*.xlsx';
declare module '*.csv';
declare module '*.xls';
declare module '*.txt';
declare module '*.rtf';
declare module '*.ppt';
declare module '*.ott';
declare module '*.odt';
declare module '*.ods';
declare module '*.odp';
declare module '*.docx';
declare module '*.doc';
