import { mount as draw, unmount } from 'svelte';
import type { Mount } from './options';
import TodoList from './TodoList.svelte';

export const mount: Mount = (element, options) => {
  const list = draw(TodoList, { target: element, props: options });
  return () => {
    unmount(list);
  };
};
