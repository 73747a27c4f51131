import { Component, lazy, Suspense, type ReactNode } from 'react';
import { UNREACHABLE } from '../graphql/error-message.ts';
import type { OpenDialog } from '../shared/dialogs/dialog-store.ts';
import type { FrameError } from './frame-error.tsx';

/** Loads the error component in advance, because it could not load while offline. */
const loadFrameError = () =>
  import('./frame-error.tsx').then(
    ({ FrameError: FrameTrouble }) => ({ default: FrameTrouble }),
    () => ({ default: UnreachableNotice }),
  );
const UnreachableNotice: typeof FrameError = () => <p role="alert">{UNREACHABLE}</p>;
const LazyFrameError = lazy(loadFrameError);

interface BoundaryProps {
  /** A change of this value resets the error. */
  at: unknown;
  /** The dialog inside of the boundary, if any. */
  dialog?: OpenDialog | null;
  children: ReactNode;
}

interface State {
  broken?: { error: unknown } | null;
  at?: unknown;
}

/** Renders an error in place of a failed part of the frame; the rest keeps working. */
export class FrameErrorBoundary extends Component<BoundaryProps, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { broken: { error } };
  }

  static getDerivedStateFromProps({ at }: BoundaryProps, before: State): State | null {
    return before.at === at ? null : { broken: null, at };
  }

  override componentDidMount() {
    void loadFrameError();
  }

  override render() {
    const { broken } = this.state;
    if (!broken) return this.props.children;
    return (
      <Suspense>
        <LazyFrameError error={broken.error} dialog={this.props.dialog} />
      </Suspense>
    );
  }
}
