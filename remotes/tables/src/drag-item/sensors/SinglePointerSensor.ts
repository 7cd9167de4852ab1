import type { Activators, SensorInstance, SensorProps } from '@dnd-kit/core';
import type { Coordinates } from '@dnd-kit/utilities';
import { rendered } from './rendered';
import type { StopListening } from './useStopListening';

/** A press that moves fewer pixels than this is a click, not a drag. */
const TREMBLE = 3;
const EVENTS = ['pointermove', 'pointerup', 'pointercancel', 'keydown', 'contextmenu', 'blur', 'resize'];

/**
 * Drags only with the pointer that went down: the mouse, the pen or the first finger. The library's own sensor follows
 * each pointer, so the release of a second finger would drop the item. It also uses the first move only to start the
 * drag, but a driver may send only one move.
 */
export class SinglePointerSensor implements SensorInstance {
  static activators: Activators<StopListening> = [
    {
      eventName: 'onPointerDown',
      handler: ({ nativeEvent }: { nativeEvent: PointerEvent }) => nativeEvent.isPrimary && nativeEvent.button === 0,
    },
  ];

  autoScrollEnabled = true;
  private readonly props: SensorProps<StopListening>;
  private readonly pressed: PointerEvent;
  /** The scroll position of the page when the pointer went down. */
  private readonly scrolled = { x: window.scrollX, y: window.scrollY };
  private dragging = false;

  constructor(props: SensorProps<StopListening>) {
    this.props = rendered(props);
    this.pressed = props.event as PointerEvent;
    for (const type of EVENTS) window.addEventListener(type, this);
    props.options.current = this.stopListening;
  }

  handleEvent(event: Event) {
    const { onEnd, onCancel } = this.props;
    if (event.type.startsWith('pointer')) {
      const { pointerId, clientX: x, clientY: y } = event as PointerEvent;
      if (pointerId !== this.pressed.pointerId) return;
      if (event.type === 'pointercancel') return this.finish(onCancel);
      this.follow({ x, y });
      if (event.type === 'pointerup') this.finish(onEnd);
    } else if (event.type === 'contextmenu') {
      // A long press would open the menu and cancel the touch.
      event.preventDefault();
    } else if (event.type !== 'keydown' || (event as KeyboardEvent).key === 'Escape') {
      // A release in another window sends no event here, and places measured before a resize are wrong after it.
      this.finish(onCancel);
    }
  }

  private follow(place: Coordinates) {
    const { onStart, onMove } = this.props;
    const start = { x: this.pressed.clientX, y: this.pressed.clientY };
    if (!this.dragging) {
      // Page coordinates, because the page may scroll under a pointer that does not move.
      const scrolled = { x: window.scrollX - this.scrolled.x, y: window.scrollY - this.scrolled.y };
      if (Math.hypot(place.x - start.x + scrolled.x, place.y - start.y + scrolled.y) < TREMBLE) return;
      this.dragging = true;
      onStart(start);
    }
    onMove(place);
  }

  private readonly stopListening = () => {
    for (const type of EVENTS) window.removeEventListener(type, this);
  };

  private finish(how: () => void) {
    this.stopListening();
    if (!this.dragging) this.props.onAbort(this.props.active);
    how();
  }
}
