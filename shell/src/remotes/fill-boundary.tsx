import { Component, type ReactNode } from 'react';

interface FillBoundaryProps {
  onError: (error: unknown) => void;
  children: ReactNode;
}

/** Renders nothing in place of a fill that threw. */
export class FillBoundary extends Component<FillBoundaryProps, { failed: boolean }> {
  static getDerivedStateFromError = () => ({ failed: true });

  override state = { failed: false };

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
