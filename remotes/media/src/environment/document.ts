import '!./assets/without-scripts.css';
import url from './assets/without-scripts.html';

/** The address of the document that shows a word only where scripts are turned off. */
export const document = url;
