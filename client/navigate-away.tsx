import { useContext } from 'react';
import { Navigate } from 'react-router';
import { Status } from './status.tsx';

/** Shows another screen instead: a redirect on the server, a step without history in the browser. */
export function NavigateAway({ to }: { to: string }) {
  const status = useContext(Status);
  // A server render happens once and is thrown away, so it may leave a note for its caller.
  if (status) status.redirect = to;
  return status ? null : <Navigate to={to} replace />;
}
