import { ByHand } from '@playground/kit/stations/ByHand';
import { Station } from '@playground/kit/stations/Station';
import { type PointerEvent, useRef } from 'react';
import { stations } from '../stations';
import classes from './Events.module.css';
import { type TargetProps, useTarget } from './useTarget';

const EVENTS = ['pointer', 'mouse'].flatMap((kind) => ['enter', 'over', 'out', 'leave'].map((what) => kind + what));

export default function EnterAndLeave({ onDone }: TargetProps) {
  const { outcome, done, missed } = useTarget('enter-and-leave', onDone);
  const isInside = useRef(false);
  const press = ({ pointerType }: PointerEvent) => {
    isInside.current = false;
    missed(pointerType === 'touch' ? 'it was touched. A finger cannot enter without touching.' : 'it was pressed.');
  };
  return (
    <Station of={stations['enter-and-leave']} outcome={outcome}>
      <ByHand events={EVENTS} missed={missed}>
        <div
          id="enter-and-leave-target"
          className={`${classes.area} p-4 text-center`}
          onPointerEnter={({ buttons }) => {
            isInside.current = buttons === 0;
          }}
          onPointerDown={press}
          onPointerLeave={() => {
            if (isInside.current) done('the pointer entered and left.');
            isInside.current = false;
          }}
        >
          Pass through me
        </div>
      </ByHand>
    </Station>
  );
}
