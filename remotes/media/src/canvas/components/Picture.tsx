import { type CanvasHTMLAttributes, useEffect, useRef, useSyncExternalStore } from 'react';
import classes from './Canvas.module.css';

interface Props extends CanvasHTMLAttributes<HTMLCanvasElement> {
  id: string;
  label: string;
  /** How it is used by keys. */
  help: string;
  width: number;
  height: number;
  /** Paints in pixels of the page. Must be the same function as long as the picture is the same. */
  paint: (context: CanvasRenderingContext2D) => void;
}

/** A canvas that a person presses. It is as sharp as the display. */
export default function Picture({ id, label, help, width, height, paint, ...handlers }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const ratio = useSyncExternalStore(onResize, () => window.devicePixelRatio);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    paint(context);
  }, [paint, ratio]);
  return (
    <>
      <Label id={id} label={label} help={help} />
      <canvas
        ref={canvas}
        {...named(id)}
        width={Math.round(width * ratio)}
        height={Math.round(height * ratio)}
        className={classes.picture}
        style={{ width, height }}
        {...handlers}
      />
    </>
  );
}

/** The visible name of a picture, and how it is used by keys. */
export function Label({ id, label, help }: Pick<Props, 'id' | 'label' | 'help'>) {
  return (
    <p className="mb-1">
      <span id={`${id}-label`} className="fw-medium">
        {label}
      </span>{' '}
      <small id={`${id}-help`} className="text-body-secondary">
        {help}
      </small>
    </p>
  );
}

/** The attributes of a picture that takes pointer and keys, and has such a label. */
export const named = (id: string) => ({
  id,
  role: 'application',
  tabIndex: 0,
  'aria-labelledby': `${id}-label`,
  'aria-describedby': `${id}-help`,
});

/** Zooming and another screen change the pixel ratio, and both resize the viewport. */
function onResize(changed: () => void) {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}
