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
    // Otherwise Vue only logs an error, and the page around it does not see that something is wrong.
    app.config.throwUnhandledErrorInProduction = true;
    app.mount(element);
    return () => app.unmount();
  },
} satisfies Mountable;
