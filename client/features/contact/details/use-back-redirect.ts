import { useHref, useNavigationType } from '../../../app/router/router.tsx';
import { useRenter } from '../../../shared/renter/renter-store.ts';
import { paths } from '../../../app/paths.ts';
import type { PendingRequest } from '../pending-request.ts';

/**
 * Returns the path to show instead of a form whose request has been sent, when the back button leads to it: the
 * page the request was made on. Returns undefined while there is something to send.
 */
export function useBackRedirect(pending: PendingRequest | undefined): string | undefined {
  const how = useNavigationType();
  const base = useHref('');
  const { requests } = useRenter();
  if (how !== 'POP' || !pending || !pending.ask.homes.every(({ id }) => requests.includes(id))) return undefined;
  const from = URL.parse(pending.ask.from ?? '');
  return from ? from.pathname.slice(base.length) + from.search + from.hash : paths.shortlist();
}
