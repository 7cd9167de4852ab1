import { Component, type ReactNode } from 'react';
import { Fault } from './Fault';

interface Props {
  children: ReactNode;
  /** What to show instead. A new `key` starts the demo again. */
  fallback: (fault: Fault) => ReactNode;
}

/** Keeps what a demo throws while it renders, or in an effect, inside that demo. */
export class DemoBoundary extends Component<Props, { fault?: Fault }> {
  override state: { fault?: Fault } = {};

  static getDerivedStateFromError(error: unknown) {
    return { fault: Fault.from(error, 'DEMO_CRASHED') };
  }

  override render() {
    return this.state.fault ? this.props.fallback(this.state.fault) : this.props.children;
  }
}
