import type { Report } from '../reports';
import { isControl } from './fields';
import { isElement } from './nodes';

/** Counts what pages give to a drag or the clipboard, and what comes from there. */
export function countTransfers(tell: (what: Report) => void, isOfPage: (node: Node) => boolean) {
  /** What is dropped must have been dragged, in whatever document. Files come from outside. */
  const hearDrag = (type: string, data: DataTransfer) => {
    const kind = type === 'dragstart' ? 'sent' : 'got';
    if (!/^d(ragstart|rop)$/.test(type)) return;
    const isFiles = data.types.includes('Files');
    if (!isFiles) tell({ kind, message: 'by a drag' });
    // The browser may write the same differently as HTML or as a list of addresses.
    for (const format of data.types.filter((one) => !/^(Files|text\/html|text\/uri-list)$/.test(one)))
      tellDragged(kind, format, data.getData(format));
  };
  const tellDragged = (kind: 'sent' | 'got', format: string, text: string) =>
    tell({ kind, message: `by a drag, ${format.toLowerCase()}: ${text}`.slice(0, 2000) });
  const { setData } = DataTransfer.prototype;
  DataTransfer.prototype.setData = function (format, text) {
    setData.call(this, format, text);
    tellDragged('sent', format === 'text' ? 'text/plain' : format, text);
    tellClipboard('given', text);
  };
  /** What is pasted must have been copied before, in whatever document. Browsers copy white space in ways of their own. */
  const hearClipboard = (type: string, data: DataTransfer, target: EventTarget | undefined) => {
    if (type === 'paste') tellClipboard('got', data.getData('text') || textOf(data.getData('text/html')));
    else if (isElement(target) && isOfPage(target)) tellClipboard('given', selectedIn(target));
  };
  const tellClipboard = (kind: 'given' | 'got', text: string) => {
    const words = text.replace(/\s+/g, '');
    if (words) tell({ kind, message: `by the clipboard: ${words}`.slice(0, 2000) });
  };
  const textOf = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';
  const selectedIn = (target: Element) => {
    if (!isControl(target)) return String(getSelection());
    const { value, selectionStart, selectionEnd } = target as HTMLInputElement;
    return value.slice(selectionStart ?? 0, selectionEnd ?? undefined);
  };
  // Pages without a secure address have none.
  const clipboard = (globalThis as Partial<typeof globalThis>).Clipboard?.prototype;
  if (clipboard) {
    const { writeText, readText } = clipboard;
    clipboard.writeText = function (text) {
      tellClipboard('given', text);
      return writeText.call(this, text);
    };
    clipboard.readText = function () {
      const reading = readText.call(this);
      reading.then(
        (text) => tellClipboard('got', text),
        () => {},
      );
      return reading;
    };
  }
  return { hearDrag, hearClipboard };
}
