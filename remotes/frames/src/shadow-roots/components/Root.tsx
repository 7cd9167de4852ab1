import { type ComponentProps, useState } from 'react';
import ShadowRoot from '../../../shared/ShadowRoot';
import { createSheet } from './sheet';

/** A shadow root that looks like the page. */
export default function Root(props: Omit<ComponentProps<typeof ShadowRoot>, 'sheets'>) {
  const [sheets] = useState(() => [createSheet(window)]);
  return <ShadowRoot {...props} sheets={sheets} />;
}
