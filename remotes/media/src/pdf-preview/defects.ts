import type { Defect } from '@playground/kit/contract/versions';

export default [
  {
    id: 'has-opener',
    sentence: 'The page in the new tab can send this tab to another address.',
    steps: ['Press ‘Preview PDF’.', 'In the new tab, window.opener is this page. It should be null.'],
    class: 'history',
    file: 'PdfPreview.tsx',
    find: ", 'noopener,noreferrer'",
    replace: '',
    breaks: [],
    source: 'openMF/web-app#3341',
  },
  {
    id: 'tells-the-address',
    sentence: 'The server of the PDF learns from which site I come.',
    steps: ['Press ‘Preview PDF’ and look at the request in the new tab.', 'It has a referrer. It should have none.'],
    class: 'silence',
    file: 'PdfPreview.tsx',
    find: 'noopener,noreferrer',
    replace: 'noopener',
    breaks: [],
  },
  {
    id: 'same-tab',
    sentence: 'The PDF replaces the page in this tab.',
    steps: ['Press ‘Preview PDF’.', 'The PDF opens in this tab. It should open in a new one.'],
    class: 'history',
    file: 'PdfPreview.tsx',
    find: "window.open(sample, '_blank', 'noopener,noreferrer')",
    replace: 'window.location.assign(sample)',
    breaks: ['title'],
  },
  {
    id: 'no-enter',
    sentence: 'The button works with the mouse, but not with the keyboard.',
    steps: ['Move to the button with Tab and press Enter.', 'Nothing happens. A new tab should open.'],
    class: 'keyboard',
    file: 'PdfPreview.tsx',
    find: 'onClick={() =>',
    replace: 'onMouseUp={() =>',
    breaks: [],
  },
  {
    id: 'only-once',
    sentence: 'I can open the preview only once.',
    steps: ['Press ‘Preview PDF’ and close the new tab.', 'The button is disabled. It should work again.'],
    class: 'state',
    file: 'PdfPreview.tsx',
    find: "onClick={() => window.open(sample, '_blank', 'noopener,noreferrer')}",
    replace: `onClick={(event) => {
        event.currentTarget.disabled = true;
        window.open(sample, '_blank', 'noopener,noreferrer');
      }}`,
    breaks: [],
  },
] satisfies Defect[];
