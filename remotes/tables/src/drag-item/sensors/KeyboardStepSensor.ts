import { type Activators, KeyboardSensor, type SensorInstance, type SensorProps } from '@dnd-kit/core';
import { flushSync } from 'react-dom';
import { rendered } from './rendered';
import type { StopListening } from './useStopListening';

const EVENTS = ['keydown', 'blur', 'resize'];
const STEPS: Partial<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };
const DROP = ['Space', 'Enter', 'Tab'];

/**
 * Moves a picked-up task one place with each arrow key. The library's own sensor starts to listen late and waits for the
 * page to scroll, so it loses the keys of a fast driver. It also drops the item when the key that picked it up repeats.
 */
export class KeyboardStepSensor implements SensorInstance {
  static activators = KeyboardSensor.activators as Activators<object>;

  autoScrollEnabled = false;
  private readonly props: SensorProps<StopListening>;
  private readonly items: string[];
  private readonly startTop: number;
  private index: number;

  constructor(props: SensorProps<StopListening>) {
    this.props = rendered(props);
    const { sortable } = props.activeNode.data.current as { sortable: { items: string[]; index: number } };
    this.items = sortable.items;
    this.index = sortable.index;
    this.props.onStart({ x: 0, y: 0 });
    this.startTop = this.top();
    for (const type of EVENTS) window.addEventListener(type, this);
    props.options.current = this.stopListening;
  }

  handleEvent(event: Event) {
    // The key press that picked up the task is still bubbling to the window.
    if (event === this.props.event) return;
    const { onEnd, onCancel } = this.props;
    const { code, repeat } = event as KeyboardEvent;
    const step = STEPS[code];
    if (event.type !== 'keydown' || code === 'Escape') return this.finish(onCancel);
    if (step === undefined && !DROP.includes(code)) return;
    event.preventDefault();
    if (step !== undefined) this.move(step);
    else if (!repeat) this.finish(onEnd);
  }

  /** The top edge of the task's current place, in window coordinates. */
  private top() {
    const id = this.items[this.index] ?? '';
    return this.props.context.current.droppableRects.get(id)?.top ?? 0;
  }

  private move(step: number) {
    const { activeNode, onMove } = this.props;
    this.index = Math.min(Math.max(this.index + step, 0), this.items.length - 1);
    onMove({ x: 0, y: this.top() - this.startTop });
    // Without smooth scrolling, because the next key may come before it ends.
    activeNode.node.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    // The browser sends the scroll event with its next frame. Until then the library would show the task in a wrong place.
    flushSync(() => window.dispatchEvent(new Event('scroll')));
    onMove({ x: 0, y: this.top() - this.startTop });
  }

  private readonly stopListening = () => {
    for (const type of EVENTS) window.removeEventListener(type, this);
  };

  private finish(how: () => void) {
    this.stopListening();
    how();
  }
}
