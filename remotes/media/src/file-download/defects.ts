import type { Defect } from '@playground/kit/contract/versions';

export default [
  {
    id: 'saves-error-page',
    sentence: 'If a file is missing on the server, its error page is saved as the file.',
    steps: [
      'Let the server answer 404 for the file that ends in .pdf.',
      'Press PDF.',
      'The page says that the file was downloaded. It should show an error.',
    ],
    class: 'silence',
    file: 'download.ts',
    find: 'if (!response.ok) throw',
    replace: "if (response.type === 'error') throw",
    breaks: [],
    source: 'tauri-apps/plugins-workspace#1750',
  },
  {
    id: 'other-format',
    sentence: 'The XLS file is an XLSX file, and old programs cannot open it.',
    steps: ['Press XLS and open the file.', 'It begins with PK, as XLSX files do. It should be an XLS file.'],
    class: 'value',
    file: 'data.ts',
    find: 'file: xls,',
    replace: 'file: xlsx,',
    breaks: [],
  },
  {
    id: 'no-name',
    sentence: 'The saved file has a long random name.',
    steps: ['Press CSV.', 'The file has a name of random letters. It should be sample.csv.'],
    class: 'value',
    file: 'download.ts',
    find: 'link.download = fileName;',
    replace: "link.download = '';",
    breaks: ['pdf', 'csv'],
    source: 'pvrs12/Anesidora#109',
  },
  {
    id: 'old-success',
    sentence: 'After a download that failed, the page still says that the one before succeeded.',
    steps: [
      'Press PDF.',
      'Let the server answer 404 for the file that ends in .csv, and press CSV.',
      'The page shows a success and an error. Only the error should show.',
    ],
    class: 'message',
    file: 'FileDownload.tsx',
    find: "setSaved('');",
    replace: '',
    breaks: [],
  },
  {
    id: 'only-the-last',
    sentence: 'If I press two buttons quickly, only the second file is saved.',
    steps: [
      'Make the network slow (Slow 3G in the developer tools).',
      'Press PDF and CSV, one right after the other.',
      'Only sample.csv is saved. Both should be.',
    ],
    class: 'timing',
    file: 'FileDownload.tsx',
    find: 'const signal = visit.current?.signal;',
    replace: `visit.current?.abort();
    visit.current = new AbortController();
    const { signal } = visit.current;`,
    breaks: [],
  },
] satisfies Defect[];
