import type { CSSProperties } from 'react';
import classes from './components/VirtualList.module.css';

/** Classes of an element that scrolls down, and of one that scrolls across. */
export const DOWN = `border rounded position-relative overflow-x-hidden overflow-y-auto ${classes.down}`;
export const ACROSS = `border rounded position-relative overflow-x-auto overflow-y-hidden ${classes.across}`;

export const extent = (horizontal: boolean, size: number): CSSProperties =>
  horizontal ? { width: size, height: '100%' } : { height: size };

export const place = (horizontal: boolean, start: number): CSSProperties => ({
  transform: horizontal ? `translateX(${start}px)` : `translateY(${start}px)`,
});
