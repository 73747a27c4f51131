import { Component, lazy, Suspense, type ReactNode } from 'react';
import { UNREACHABLE } from '../apollo/words-for.ts';
import type { OpenDialog } from '../ui/dialog.ts';
import type { FrameTrouble } from './frame-trouble.tsx';

/** Comes while nothing is wrong yet: when the line is gone it could not. */
const loadTrouble = () =>
  import('./frame-trouble.tsx').then(
    ({ FrameTrouble }) => ({ default: FrameTrouble }),
    () => ({ default: Unreached }),
  );
const Unreached: typeof FrameTrouble = () => <p role="alert">{UNREACHABLE}</p>;
const Trouble = lazy(loadTrouble);

interface BoundaryProps {
  /** When it is another, what broke may be whole. */
  at: unknown;
  /** The dialog that it stands around, if any. */
  dialog?: OpenDialog | null;
  children: ReactNode;
}

interface State {
  broken?: { error: unknown } | null;
  at?: unknown;
}

/** A part of the frame that breaks says so in its place; the rest stays whole. */
export class FrameBoundary extends Component<BoundaryProps, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { broken: { error } };
  }

  static getDerivedStateFromProps({ at }: BoundaryProps, before: State): State | null {
    return before.at === at ? null : { broken: null, at };
  }

  override componentDidMount() {
    void loadTrouble();
  }

  override render() {
    const { broken } = this.state;
    if (!broken) return this.props.children;
    return (
      <Suspense>
        <Trouble error={broken.error} dialog={this.props.dialog} />
      </Suspense>
    );
  }
}
