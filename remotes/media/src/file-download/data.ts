import csv from './assets/sample.csv';
import doc from './assets/sample.doc';
import docx from './assets/sample.docx';
import odp from './assets/sample.odp';
import ods from './assets/sample.ods';
import odt from './assets/sample.odt';
import ott from './assets/sample.ott';
import pdf from './assets/sample.pdf';
import ppt from './assets/sample.ppt';
import pptx from './assets/sample.pptx';
import rtf from './assets/sample.rtf';
import txt from './assets/sample.txt';
import xls from './assets/sample.xls';
import xlsx from './assets/sample.xlsx';

export interface Entry {
  /** The address, on the group's own origin. */
  file: string;
  /** The format, which is also the extension of the saved file. */
  name: string;
  label: string;
}

export const entries: Entry[] = [
  { file: pptx, name: 'pptx', label: 'PPTX' },
  { file: xlsx, name: 'xlsx', label: 'XLSX' },
  { file: csv, name: 'csv', label: 'CSV' },
  { file: xls, name: 'xls', label: 'XLS' },
  { file: txt, name: 'txt', label: 'TXT' },
  { file: rtf, name: 'rtf', label: 'RTF' },
  { file: ppt, name: 'ppt', label: 'PPT' },
  { file: pdf, name: 'pdf', label: 'PDF' },
  { file: ott, name: 'ott', label: 'OTT' },
  { file: odt, name: 'odt', label: 'ODT' },
  { file: ods, name: 'ods', label: 'ODS' },
  { file: odp, name: 'odp', label: 'ODP' },
  { file: docx, name: 'docx', label: 'DOCX' },
  { file: doc, name: 'doc', label: 'DOC' },
];
