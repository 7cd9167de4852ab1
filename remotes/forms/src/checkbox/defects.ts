import type { Defect } from '@playground/kit/contract/versions';

export default [
  {
    id: 'label-of-another',
    sentence: 'A press on the label 2 checks the box 1.',
    steps: ['Press the text 2.', 'The box 1 is checked. It should be the box 2.'],
    class: 'name or role',
    file: 'Checkbox.tsx',
    find: 'htmlFor={id}',
    replace: "htmlFor={id === 'two' ? 'one' : id}",
    breaks: ['one-of-each'],
    source: 'Workday/canvas-kit#158',
  },
  {
    id: 'nameless-group',
    sentence: 'A screen reader does not say to which group a box belongs.',
    steps: ['Look for a group with the name ‘In words’.', 'The group has no name. It should have that of its legend.'],
    class: 'name or role',
    file: 'Checkbox.tsx',
    find: '<legend className="fs-6 mb-3">{legend}</legend>',
    replace: '<div className="fs-6 mb-3">{legend}</div>',
    breaks: [],
    source: 'vaadin/vaadin-checkbox#168',
  },
  {
    id: 'kept-after-reload',
    sentence: 'After a reload, the boxes of before are still checked.',
    steps: ['Check ‘First’.', 'Reload the page.', 'The box is checked. All boxes should be unchecked.'],
    class: 'state',
    file: 'Checkbox.tsx',
    find: 'id={id} autoComplete="off"',
    replace: `id={id} autoComplete="off" defaultChecked={sessionStorage.getItem(id) === 'true'}
            onChange={(event) => sessionStorage.setItem(id, String(event.target.checked))}`,
    breaks: [],
    source: 'google/material-design-lite#1817',
  },
  {
    id: 'no-space-bar',
    sentence: 'The space bar does not check a box.',
    steps: ['Move to ‘First’ with Tab and press Space.', 'The box stays unchecked. It should be checked.'],
    class: 'keyboard',
    file: 'Checkbox.tsx',
    find: 'id={id} autoComplete="off"',
    replace: `id={id} autoComplete="off" onKeyUp={(event) => event.key === ' ' && event.preventDefault()}`,
    breaks: [],
    source: 'museumsvictoria/nodel#144',
  },
  {
    id: 'only-one',
    sentence: 'Only one box of a group can be checked: the second one unchecks the first.',
    steps: ['Check ‘First’ and then ‘Second’.', 'Only ‘Second’ is checked. Both should be.'],
    class: 'value',
    file: 'Checkbox.tsx',
    find: 'id={id} autoComplete="off"',
    replace: `id={id} autoComplete="off" onChange={({ target }) => {
            for (const box of target.closest('fieldset')?.querySelectorAll('input') ?? []) if (box !== target) box.checked = false;
          }}`,
    breaks: [],
  },
] satisfies Defect[];
