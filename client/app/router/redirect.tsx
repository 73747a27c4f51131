import { useContext } from 'react';
import { Navigate } from './router.tsx';
import { useBrand, useSite } from '../page-info.tsx';
import { withSiteParam } from './with-site-param.ts';
import { RenderStatusContext } from '../render-status.tsx';

/** Shows another screen instead: a redirect on the server, a step without history in the browser. */
export function Redirect({ to, state }: { to: string; state?: unknown }) {
  const status = useContext(RenderStatusContext);
  const { name } = useBrand();
  const target = withSiteParam(to, useSite());
  // A server render happens once and is thrown away, so it may leave a note for its caller.
  if (status) status.redirect = target;
  if (status) return null;
  return (
    <>
      <title>{name}</title>
      <Navigate to={target} state={state} replace />
    </>
  );
}
