import { createApp, h, ref, vModelText, withDirectives, withModifiers } from 'vue';
import { CLASSES, type Item, itemsOf, type Mount, withFinished, withItem, withoutItem } from './options';

export const mount: Mount = (element, { framework, id, tasks, field, picky, word, allows }) => {
  const items = ref(itemsOf(tasks));
  const typed = ref('');
  const shown = ref(word?.first);

  const button = (name: string, label: string, onClick: (event: Event) => void) => {
    const type = name === 'add' ? 'submit' : 'button';
    return h('button', { id: `${id}-${name}`, type, class: CLASSES.button, onClick }, label);
  };
  const add = (event: Event) => {
    if (!allows('add', typed.value, event)) return;
    items.value = withItem(items.value, typed.value);
    typed.value = '';
  };
  const input = () => {
    const model = { 'onUpdate:modelValue': (text: string) => (typed.value = text) };
    const field = h('input', { id: `${id}-field`, class: CLASSES.field, autocomplete: 'off', ...model });
    // v-model.lazy
    return withDirectives(field, [[vModelText, typed.value, '', { lazy: Boolean(picky) }]]);
  };
  const task = ({ number, text, finished }: Item) =>
    h('li', { key: number, id: `${id}-task-${number}`, class: CLASSES.task }, [
      h('span', { class: finished ? CLASSES.finished : CLASSES.text }, text),
      !finished &&
        button(`finish-${number}`, `Finish ${text}`, (event) => {
          if (allows('finish', text, event)) items.value = withFinished(items.value, number);
        }),
      button(`remove-${number}`, `Remove ${text}`, (event) => {
        if (allows('remove', text, event)) items.value = withoutItem(items.value, number);
      }),
    ]);
  const app = createApp(() => [
    field &&
      h('form', { class: CLASSES.form, onSubmit: withModifiers(() => {}, ['prevent']) }, [
        h('label', { class: CLASSES.label, for: `${id}-field` }, field),
        h('div', { class: CLASSES.row }, [input(), button('add', `Add to ${framework}`, add)]),
      ]),
    word && [
      button('draw', `New word from ${framework}`, async (event) => {
        if (allows('draw', '', event)) shown.value = await word.draw();
      }),
      h('p', { class: CLASSES.word }, ['Word: ', h('strong', { id: `${id}-word` }, shown.value)]),
    ],
    tasks &&
      h(
        'ul',
        { id: `${id}-tasks`, class: CLASSES.tasks },
        items.value.length > 0 ? items.value.map(task) : h('li', { class: CLASSES.none }, 'No task.'),
      ),
  ]);
  // Otherwise Vue only logs an error, and the page around it does not see that something is wrong.
  app.config.throwUnhandledErrorInProduction = true;
  app.mount(element);
  return () => app.unmount();
};
