import type { Mountable } from '@playground/kit/contract/mount';
import { createApp, h, ref } from 'vue';

export default {
  mount(element) {
    const presses = ref(0);
    // The content security policy forbids eval, which Vue needs for templates in strings.
    const app = createApp(() =>
      h('div', { class: 'd-flex align-items-center gap-3' }, [
        h('button', { type: 'button', class: 'btn btn-primary', onClick: () => presses.value++ }, 'Press'),
        h('output', { 'aria-label': 'Presses' }, presses.value),
      ]),
    );
    app.mount(element);
    return () => app.unmount();
  },
} satisfies Mountable;
