import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { Boundary } from '../app/error-boundary.tsx';
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

interface FrameErrorBoundaryProps {
  /** A change of this value resets the error. */
  at: unknown;
  /** The dialog inside of the boundary, if any. */
  dialog?: OpenDialog | null;
  children: ReactNode;
}

/** Renders an error in place of a failed part of the frame; the rest keeps working. */
export function FrameErrorBoundary({ at, dialog, children }: FrameErrorBoundaryProps) {
  useEffect(() => void loadFrameError(), []);
  const instead = (error: unknown) => (
    <Suspense>
      <LazyFrameError error={error} dialog={dialog} />
    </Suspense>
  );
  return (
    <Boundary at={at} instead={instead}>
      {children}
    </Boundary>
  );
}
