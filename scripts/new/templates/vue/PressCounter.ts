import type { Mountable } from '@playground/kit/contract/mount';
import { createApp } from 'vue';
import PressCount from './components/PressCount.vue';

export default {
  mount(element) {
    const app = createApp(PressCount);
    // Otherwise Vue only logs an error, and the page around it does not see that something is wrong.
    app.config.throwUnhandledErrorInProduction = true;
    app.mount(element);
    return () => app.unmount();
  },
} satisfies Mountable;
