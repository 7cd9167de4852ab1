import type * as React from 'react';
import { CLASSES, type Item, itemsOf, type ListOptions, withFinished, withItem, withoutItem } from './options';

/** The list for one React: 18 and 19 have the same functions. */
export function reactList({ createElement, useState }: Pick<typeof React, 'createElement' | 'useState'>) {
  return function TodoList({ framework, id, tasks, field, word, allows }: ListOptions) {
    const [items, setItems] = useState(() => itemsOf(tasks));
    const [typed, setTyped] = useState('');
    const [shown, setShown] = useState(word?.first);

    const button = (name: string, label: string, press: (event: Event) => void) => {
      const onClick = ({ nativeEvent }: React.MouseEvent) => press(nativeEvent);
      const type = name === 'add' ? 'submit' : 'button';
      return createElement('button', { id: `${id}-${name}`, type, className: CLASSES.button, onClick }, label);
    };
    const add = (event: Event) => {
      if (!allows('add', typed, event)) return;
      setItems((before) => withItem(before, typed));
      setTyped('');
    };
    const task = ({ number, text, finished }: Item) =>
      createElement(
        'li',
        { key: number, id: `${id}-task-${number}`, className: CLASSES.task },
        createElement('span', { className: finished ? CLASSES.finished : CLASSES.text }, text),
        !finished &&
          button(`finish-${number}`, `Finish ${text}`, (event) => {
            if (allows('finish', text, event)) setItems((before) => withFinished(before, number));
          }),
        button(`remove-${number}`, `Remove ${text}`, (event) => {
          if (allows('remove', text, event)) setItems((before) => withoutItem(before, number));
        }),
      );
    return createElement(
      'div',
      null,
      field &&
        createElement(
          'form',
          { className: CLASSES.form, onSubmit: (event: React.FormEvent) => event.preventDefault() },
          createElement('label', { className: CLASSES.label, htmlFor: `${id}-field` }, field),
          createElement(
            'div',
            { className: CLASSES.row },
            createElement('input', {
              id: `${id}-field`,
              className: CLASSES.field,
              autoComplete: 'off',
              value: typed,
              onChange: ({ target }: React.ChangeEvent<HTMLInputElement>) => setTyped(target.value),
            }),
            button('add', `Add to ${framework}`, add),
          ),
        ),
      word &&
        createElement(
          'div',
          null,
          button('draw', `New word from ${framework}`, async (event) => {
            if (allows('draw', '', event)) setShown(await word.draw());
          }),
          createElement(
            'p',
            { className: CLASSES.word },
            'Word: ',
            createElement('strong', { id: `${id}-word` }, shown),
          ),
        ),
      tasks &&
        createElement(
          'ul',
          { id: `${id}-tasks`, className: CLASSES.tasks },
          items.length > 0 ? items.map(task) : createElement('li', { className: CLASSES.none }, 'No task.'),
        ),
    );
  };
}
