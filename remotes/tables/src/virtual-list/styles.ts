import type { CSSProperties } from 'react';

export const extent = (horizontal: boolean, size: number): CSSProperties =>
  horizontal ? { width: size, height: '100%' } : { height: size };

export const place = (horizontal: boolean, start: number): CSSProperties => ({
  transform: horizontal ? `translateX(${start}px)` : `translateY(${start}px)`,
});
