import type { Mountable } from '@playground/kit/contract/mount';
import { mount, unmount } from 'svelte';
import Presses from './components/Presses.svelte';

export default {
  mount(element) {
    const presses = mount(Presses, { target: element });
    return () => unmount(presses);
  },
} satisfies Mountable;
