import { Component, type ReactNode, Suspense } from "react";

/** What is fetched when it is needed. If it cannot be fetched the rest of the page stays; `Missing` says why. */
export class Later extends Component<{ fallback: ReactNode; children: ReactNode }, { lost: boolean }> {
  state = { lost: false };

  static getDerivedStateFromError() {
    return { lost: true };
  }

  render() {
    const { fallback, children } = this.props;
    return this.state.lost ? fallback : <Suspense fallback={fallback}>{children}</Suspense>;
  }
}
