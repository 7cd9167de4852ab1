import type { Defect } from '@playground/kit/contract/versions';

export default [
  {
    id: 'focus-lost',
    sentence: 'When I close a modal, the focus is lost.',
    steps: ['Press Open first modal, and press Escape.', 'The focus is on the page. It should be on Open first modal.'],
    class: 'focus',
    file: 'ModalPopup.tsx',
    find: "if (open === 'none') opener.current?.focus();",
    replace: '',
    breaks: [],
    source: 'infor-design/enterprise#3166',
  },
  {
    id: 'dead-escape',
    sentence: 'Escape closes the first modal, but not the second.',
    steps: [
      'Press Open first modal, and then Open second modal.',
      'Press Escape.',
      'The second modal is still open. It should close.',
    ],
    class: 'keyboard',
    file: 'Dialog.tsx',
    find: 'new Modal(dialog)',
    replace: "new Modal(dialog, { keyboard: id === 'modal-1' })",
    breaks: [],
    source: 'ariatemplates/ariatemplates#692',
  },
  {
    id: 'back-to-nothing',
    sentence: 'Back to first closes both modals.',
    steps: [
      'Press Open first modal, and then Open second modal.',
      'Press Back to first.',
      'No modal is open. The first one should be.',
    ],
    class: 'state',
    file: 'ModalPopup.tsx',
    find: `onClick={() => setOpen('first')}>
            Back to first`,
    replace: `onClick={() => setOpen('none')}>
            Back to first`,
    breaks: [],
    source: 'Dogfalo/materialize#6528',
  },
  {
    id: 'nameless-modal',
    sentence: 'A screen reader says ‘dialog’ and not which one.',
    steps: ['Press Open first modal.', 'Look at the accessible name of the dialog. It has none. It should be Modal 1.'],
    class: 'name or role',
    file: 'Dialog.tsx',
    find: 'aria-labelledby=',
    replace: 'data-labelledby=',
    breaks: ['second-modal', 'closed'],
  },
  {
    id: 'dead-close',
    sentence: 'The × of the second modal does nothing.',
    steps: [
      'Press Open first modal, and then Open second modal.',
      'Press its ×.',
      'The second modal is still open. It should close.',
    ],
    class: 'state',
    file: 'ModalPopup.tsx',
    find: "onClose={() => close('second')}",
    replace: "onClose={() => close('first')}",
    breaks: ['closed'],
  },
] satisfies Defect[];
