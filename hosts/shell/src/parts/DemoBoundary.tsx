import { Component, type ReactNode } from 'react';
import { Failure } from '../fetch/Failure';

interface Props {
  children: ReactNode;
  fallback: (failure: Failure) => ReactNode;
}

/** An error in a demo must not take down the shell. A new `key` starts the demo again. */
export class DemoBoundary extends Component<Props, { failure?: Failure }> {
  override state: { failure?: Failure } = {};

  static getDerivedStateFromError(error: unknown) {
    return { failure: Failure.from(error, 'DEMO_CRASHED') };
  }

  override render() {
    return this.state.failure ? this.props.fallback(this.state.failure) : this.props.children;
  }
}
