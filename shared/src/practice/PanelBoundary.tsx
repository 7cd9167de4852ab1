import { Component, type ReactNode } from 'react';

/** An error in the data of a group must not take the page down. Another attempt mounts it anew. */
export class PanelBoundary extends Component<{ children: ReactNode; fallback: ReactNode }, { failed?: true }> {
  override state: { failed?: true } = {};

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
