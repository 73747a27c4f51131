import { CombinedGraphQLErrors } from '@apollo/client';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { useLocation } from './router/router.tsx';
import { ErrorPage } from '../shared/errors/error-page.tsx';

interface State {
  error: unknown;
  /** Where it broke: elsewhere it may be whole. */
  address?: string;
  /** The message and component stack, in development only. */
  detail?: string;
}

interface BoundaryProps {
  /** Where one is. */
  address: string;
  children: ReactNode;
}

/** The id that finds a failure in the server's log; undefined when the failure has none. */
export function requestIdOf(error: unknown): string | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  const id = error.errors.map(({ extensions }) => extensions?.['requestId']).find((found) => found !== undefined);
  return typeof id === 'string' ? id : undefined;
}

class Boundary extends Component<BoundaryProps, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  static getDerivedStateFromProps({ address }: BoundaryProps, before: State): State | null {
    return before.address === address ? null : { error: null, address };
  }

  override render() {
    const { error, detail } = this.state;
    if (error === null) return this.props.children;
    return <ErrorPage detail={detail} requestId={requestIdOf(error)} retry={() => location.reload()} />;
  }
}

if (import.meta.env.DEV)
  Boundary.prototype.componentDidCatch = function (error: unknown, { componentStack }: ErrorInfo) {
    this.setState({ detail: `${String(error)}\n${componentStack ?? ''}` });
  };

/** A screen that breaks says so in its place; going elsewhere works. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  return <Boundary address={pathname + search}>{children}</Boundary>;
}
