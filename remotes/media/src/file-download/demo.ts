import type { Demo } from '@playground/kit/contract/demo';

export default {
  title: 'File Download',
  path: '/fileDownload',
  description: 'Fourteen real files, each in another format. They come from a different origin than this page.',
  icon: 'download',
  tags: ['download', 'file'],
  keywords:
    'download pdf, export, save file, excel, xlsx, docx, word document, powerpoint, pptx, csv file, odt, rtf, zip',
  capabilities: { downloads: 'all' },
  paths: { files: 2 },
  tasks: [
    {
      id: 'pdf',
      goal: 'Download the PDF file.',
      difficulty: 'tricky',
      hint: 'Start to wait for the download before the click, and compare the file that was saved.',
      outcome: [
        { download: 'sample.pdf', sha256: 'c16d4b90c1eea05d972c4c1d50bc9580b162d876d5e3931301ccc2e71e16b94f' },
        { role: 'status', text: 'Downloaded sample.pdf' },
      ],
    },
    {
      id: 'csv',
      goal: 'Download the CSV file. Type the total number of baskets in it into the panel.',
      difficulty: 'tricky',
      hint: 'Save the download first, and then read the file: the numbers are nowhere on the page.',
      outcome: [
        { download: 'sample.csv', sha256: '81481dd494efb29a12c27d97df48777e68ca51614ba7675aad47fc86d285ede7' },
        { role: 'status', text: 'Downloaded sample.csv' },
        { answer: '42' },
      ],
    },
  ],
} satisfies Demo;
