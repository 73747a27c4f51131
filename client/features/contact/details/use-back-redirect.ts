import { useNavigationType } from '../../../app/router/router.tsx';
import { useRenter } from '../../../shared/renter/renter-store.ts';
import { paths } from '../../../app/paths.ts';
import type { PendingRequest } from '../pending-request.ts';

/**
 * Where to go instead of a form whose request has been sent, when the browser's back button leads into it: to what was
 * asked about. Undefined while there is something to send.
 */
export function useBackRedirect(pending: PendingRequest | undefined): string | undefined {
  const how = useNavigationType();
  const { requests } = useRenter();
  if (how !== 'POP' || !pending || !pending.ask.homes.every(({ id }) => requests.includes(id))) return undefined;
  const [first, ...others] = pending.ask.homes;
  return first && others.length === 0 ? paths.listing(first.slug) : paths.shortlist();
}
