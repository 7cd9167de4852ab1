import { Component, type ReactNode } from 'react';
import { Failure } from '../load/Failure';

interface Props {
  children: ReactNode;
  /** What to show instead. A new `key` starts the demo again. */
  fallback: (failure: Failure) => ReactNode;
}

/** Keeps what a demo throws while it renders, or in an effect, inside that demo. */
export class DemoBoundary extends Component<Props, { failure?: Failure }> {
  override state: { failure?: Failure } = {};

  static getDerivedStateFromError(error: unknown) {
    return { failure: Failure.from(error, 'DEMO_CRASHED') };
  }

  override render() {
    return this.state.failure ? this.props.fallback(this.state.failure) : this.props.children;
  }
}
