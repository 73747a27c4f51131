import { formatUtcDate } from '../../../domain/format/dates.ts';
import { useRenter } from '../renter/renter-store.ts';

/** Renders 'Requested Nov 23' for a listing that this renter has contacted, with the day in the renter's own time zone. */
export function RequestedOn({ id, className }: { id: string; className?: string | undefined }) {
  const { requests, requestDays } = useRenter();
  if (!requests.includes(id)) return null;
  const day = requestDays.find((request) => request.id === id)?.day;
  // A calendar day, not a moment: no time zone can move it.
  return (
    <span className={className}>
      Requested{day && <time dateTime={day}> {formatUtcDate(`${day}T00:00:00Z`, 'short')}</time>}
    </span>
  );
}
