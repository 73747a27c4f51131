import { useHref, useLocation, useNavigationType } from '../../../app/router/router.tsx';
import { useRenter } from '../../../shared/renter/renter-store.ts';
import { paths } from '../../../app/paths.ts';
import { parsePendingRequest, type PendingRequest } from '../pending-request.ts';

/** Returns the request that waits for details and, once it is sent, where the back button leads instead of its form. */
export function usePendingRequest(): { pending: PendingRequest | undefined; back?: string } {
  const pending = parsePendingRequest(useLocation().state);
  const how = useNavigationType();
  const base = useHref('');
  const { requests } = useRenter();
  if (how !== 'POP' || !pending || !pending.ask.homes.every(({ id }) => requests.includes(id))) return { pending };
  const from = URL.parse(pending.ask.from ?? '');
  return { pending, back: from ? from.pathname.slice(base.length) + from.search + from.hash : paths.shortlist() };
}
