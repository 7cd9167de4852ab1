import type { Mountable } from '@playground/kit/contract/mount';

export default {
  mount(element) {
    let presses = 0;
    element.innerHTML = `
      <div class="d-flex align-items-center gap-3">
        <button type="button" class="btn btn-primary">Press</button>
        <output aria-label="Presses">0</output>
      </div>`;
    const output = element.querySelector('output');
    element.querySelector('button')?.addEventListener('click', () => {
      presses += 1;
      if (output) output.textContent = String(presses);
    });
    // End timers and listeners outside of the element here.
    return () => {};
  },
} satisfies Mountable;
