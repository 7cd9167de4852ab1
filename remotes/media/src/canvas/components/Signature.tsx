import { type Cause, isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useCallback, useRef, useState } from 'react';
import SignaturePad from 'signature_pad';
import { crossesOf } from '../draw';
import { stations } from '../stations';
import { crossesMet } from '../stroke';
import classes from './Canvas.module.css';
import { pointOf } from './pointOf';
import Readout from './Readout';

const [WIDTH, HEIGHT] = [310, 150];

export default function Signature({ seed }: { seed: string }) {
  const [outcome, { done, missed }] = useOutcome();
  const [crosses] = useState(() => crossesOf(seed));
  const pad = useRef<SignaturePad>(undefined);
  const paper = useRef<CanvasRenderingContext2D>(null);
  const byScript = useRef<Cause>(undefined);
  const [lines, setLines] = useState(0);

  const clear = useCallback(() => {
    const context = paper.current;
    pad.current?.clear();
    byScript.current = undefined;
    setLines(0);
    if (!context) return;
    context.strokeStyle = '#b02a37';
    context.lineWidth = 2;
    for (const { x, y } of crosses) {
      context.beginPath();
      for (const slope of [-1, 1]) {
        context.moveTo(x - 7, y - 7 * slope);
        context.lineTo(x + 7, y + 7 * slope);
      }
      context.stroke();
    }
  }, [crosses]);
  const open = useCallback(
    (canvas: HTMLCanvasElement | null) => {
      if (!canvas) return;
      const ratio = window.devicePixelRatio;
      Object.assign(canvas, { width: WIDTH * ratio, height: HEIGHT * ratio });
      paper.current = canvas.getContext('2d');
      paper.current?.scale(ratio, ratio);
      // Without its throttle, which would leave out the moves of a fast pointer.
      pad.current = new SignaturePad(canvas, { penColor: '#1b2a6b', throttle: 0 });
      pad.current.addEventListener('beforeUpdateStroke', (event) => {
        const { detail } = event as CustomEvent<{ event: Event; x: number; y: number }>;
        if (!detail.event.isTrusted) byScript.current = detail.event;
        // The library expects that a pointer and styles have the same pixels. With a CSS zoom, they do not.
        const { left, top } = canvas.getBoundingClientRect();
        const { x, y } = pointOf(canvas, { clientX: detail.x, clientY: detail.y });
        Object.assign(detail, { x: left + x, y: top + y });
      });
      pad.current.addEventListener('endStroke', () => setLines(pad.current?.toData().length ?? 0));
      clear();
      return () => pad.current?.off();
    },
    [clear],
  );

  const sign = (event: Cause) => {
    const drawn = pad.current?.toData() ?? [];
    const points = drawn[0]?.points ?? [];
    const met = crossesMet(points, crosses);
    const isBackwards = crossesMet([...points].reverse(), crosses) === crosses.length;
    if (drawn.length === 0) missed('there is no line.');
    else if (drawn.length > 1) missed(`there are ${drawn.length} lines. Press Clear and draw one.`);
    else if (met < crosses.length && isBackwards)
      missed('the line goes from right to left. Press Clear and draw again.');
    else if (met < crosses.length) missed(`the line goes through ${met} of the 3 crosses. Press Clear and draw again.`);
    else if (isByHand(byScript.current ?? event, missed)) done('the line goes through the three crosses.');
  };

  return (
    <Station of={stations.signature} outcome={outcome}>
      <p id="signature-field-label" className="mb-1 fw-medium">
        Field for the signature
      </p>
      <canvas
        ref={open}
        id="signature-field"
        role="img"
        aria-labelledby="signature-field-label"
        className={`white-paper ${classes.paper}`}
        style={{ width: WIDTH, height: HEIGHT }}
      />
      <Readout id="signature-crosses" label="Crosses, from left and top">
        {crosses.map(({ x, y }) => `${x}, ${y}`).join('; ')}
      </Readout>
      <Readout id="signature-lines" label="Lines drawn">
        {String(lines)}
      </Readout>
      <div className="d-flex gap-2 mt-3">
        <button type="button" id="sign" className="btn btn-primary" onClick={({ nativeEvent }) => sign(nativeEvent)}>
          Sign
        </button>
        <button type="button" id="clear-signature" className="btn btn-secondary" onClick={clear}>
          Clear
        </button>
      </div>
    </Station>
  );
}
