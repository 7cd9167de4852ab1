import { type PointerEvent, useRef } from 'react';
import classes from './Events.module.css';
import { Target, type TargetProps, useTarget } from './Target';

const EVENTS = ['pointer', 'mouse'].flatMap((kind) => ['enter', 'over', 'out', 'leave'].map((what) => kind + what));

export default function EnterAndLeave({ onDone }: TargetProps) {
  const { done, missed, ...target } = useTarget('enter-and-leave', onDone);
  const isInside = useRef(false);
  const press = ({ pointerType }: PointerEvent) => {
    isInside.current = false;
    missed(pointerType === 'touch' ? 'it was touched. A finger cannot enter without touching.' : 'it was pressed.');
  };
  return (
    <Target {...target} events={EVENTS} missed={missed}>
      <div
        id="enter-and-leave-target"
        className={`rounded user-select-none ${classes.area} p-4 text-center`}
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
    </Target>
  );
}
