import './assets/without-scripts.css?plain';
import url from './assets/without-scripts.html?plain';

/** The address of the document that shows a word only where scripts are turned off. */
export const document = url;
