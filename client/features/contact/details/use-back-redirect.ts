import { useNavigationType } from '../../../app/router/router.tsx';
import { useRenter } from '../../../shared/renter/renter-store.ts';
import { paths } from '../../../app/paths.ts';
import type { PendingRequest } from '../pending-request.ts';

/**
 * Returns the path to show instead of a form whose request has been sent, when the back button leads to it: the
 * page the request was made on. Returns undefined while there is something to send.
 */
export function useBackRedirect(pending: PendingRequest | undefined): string | undefined {
  const how = useNavigationType();
  const { requests } = useRenter();
  if (how !== 'POP' || !pending || !pending.ask.homes.every(({ id }) => requests.includes(id))) return undefined;
  return pending.ask.from ?? paths.shortlist();
}
