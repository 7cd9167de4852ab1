import { defineStations } from '@playground/kit/contract/station';

export const stations = defineStations({
  drop: {
    name: 'Drop',
    goal: 'Drop one file from your computer onto the area ‘Drop a file here’.',
    hard: 'Only the browser can make a drop with a real file. A drop event that a script dispatches does not count.',
  },
  'hidden-input': {
    name: 'Hidden input',
    goal: 'Press ‘Choose file’, choose a file, and press ‘Upload chosen file’.',
    hard: 'The button opens the browser’s own window for files. The file input behind it is hidden, so nobody can click it. A file that a script made in the page is a miss.',
  },
  paste: {
    name: 'Paste',
    goal: 'Paste a picture from the clipboard into the area ‘Paste a picture here’.',
    hard: 'The clipboard must hold a picture or a file, not its name. The keys count only while the area has the focus.',
  },
  'too-large': {
    name: 'Too large',
    goal: 'Upload a file of more than 10 MB with ‘Upload large file’. When the server has refused it, upload one of at most 10 MB.',
    hard: 'The page does not look at the size. The server says that the file is too large, after it has arrived. Here, 10 MB are 10,485,760 bytes.',
  },
  'wrong-type': {
    name: 'Wrong type',
    goal: 'Give a PNG picture the file name below, and choose it in ‘Picture’. Then press ‘Upload picture’.',
    hard: 'The server finds the type from the content. A name that ends in .png does not make a picture, and here the name does not end in it.',
  },
  'twenty-at-once': {
    name: 'Twenty at once',
    goal: 'Choose twenty files with different content in one go, and press ‘Upload twenty files’.',
    hard: 'A second choice replaces the first one. The browser sends only a few files at the same time, so the last ones arrive later.',
  },
  'progress-and-cancel': {
    name: 'Progress and cancel',
    goal: 'Upload any file of at least 20 bytes with ‘Upload slowly’. When 50 to 90 percent have arrived, press ‘Cancel upload’.',
    hard: 'The upload takes about four seconds. If you cancel too early or too late, you have to start again.',
  },
  'connection-breaks': {
    name: 'Connection breaks',
    goal: 'Upload any file of at least 2 bytes with ‘Upload and break’. When the connection is broken, press ‘Resume upload’.',
    hard: 'The server cuts the connection after half of the file. If you start again instead, the first half was sent for nothing.',
  },
  'open-and-save': {
    name: 'Open and save',
    goal: 'Press ‘Open file’, and choose a text file. Add the word below at the end of ‘Text of the file’. Then press ‘Save file’, and save the file.',
    hard: 'In Chromium, the page asks for a file by a function (showOpenFilePicker), not by a file input. A tool that answers the file chooser only closes that window. A script may replace the function or take it away. Without it, the page uses a file input and a download.',
  },
});
