import { Component, type ReactNode } from 'react';
import { Fault } from './Fault';

interface Props {
  children: ReactNode;
  /** What to show instead, and how to start the demo again. */
  fallback: (fault: Fault, restart: () => void) => ReactNode;
}

/** Keeps what a demo throws while it renders, or in an effect, inside that demo. */
export class DemoBoundary extends Component<Props, { fault?: Fault }> {
  override state: { fault?: Fault } = {};

  static getDerivedStateFromError(error: unknown) {
    return { fault: Fault.from(error, 'DEMO_CRASHED') };
  }

  override render() {
    const { fault } = this.state;
    if (!fault) return this.props.children;
    return this.props.fallback(fault, () => this.setState({ fault: undefined }));
  }
}
