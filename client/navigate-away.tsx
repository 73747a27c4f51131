import { useContext } from 'react';
import { Navigate } from 'react-router';
import { useBrand } from './boot.tsx';
import { Status } from './status.tsx';

/** Shows another screen instead: a redirect on the server, a step without history in the browser. */
export function NavigateAway({ to }: { to: string }) {
  const status = useContext(Status);
  const { name } = useBrand();
  // A server render happens once and is thrown away, so it may leave a note for its caller.
  if (status) status.redirect = to;
  if (status) return null;
  return (
    <>
      <title>{name}</title>
      <Navigate to={to} replace />
    </>
  );
}
