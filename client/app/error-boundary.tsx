import { Component, type ErrorInfo, type ReactNode } from 'react';
import { useLocation } from './router/router.tsx';
import { ErrorPage } from '../shared/errors/error-page.tsx';

interface State {
  broken?: { error: unknown } | null;
  at?: unknown;
  /** The message and component stack, in development only. */
  detail?: string;
}

interface BoundaryProps {
  /** A change of this value resets the error. */
  at: unknown;
  /** Renders an error in place of the children. */
  instead: (error: unknown, detail: string | undefined) => ReactNode;
  children: ReactNode;
}

/** Renders an error in place of a part that failed; the rest keeps working. */
export class Boundary extends Component<BoundaryProps, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { broken: { error } };
  }

  static getDerivedStateFromProps({ at }: BoundaryProps, before: State): State | null {
    return before.at === at ? null : { broken: null, at };
  }

  override render() {
    const { broken, detail } = this.state;
    return broken ? this.props.instead(broken.error, detail) : this.props.children;
  }
}

if (import.meta.env.DEV)
  Boundary.prototype.componentDidCatch = function (error: unknown, { componentStack }: ErrorInfo) {
    this.setState({ detail: `${String(error)}\n${componentStack ?? ''}` });
  };

/** A screen that breaks says so in its place; going elsewhere works. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  return (
    <Boundary
      at={pathname + search}
      instead={(error, detail) => <ErrorPage detail={detail} error={error} retry={() => location.reload()} />}
    >
      {children}
    </Boundary>
  );
}
