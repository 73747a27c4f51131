import { formatCount } from '../../../domain/format/numbers.ts';
import { useRenter } from '../../shared/renter/renter-store.ts';
import { Button } from '../../components/button.tsx';
import type { ContactListing } from '../../shared/dialogs/dialog-store.ts';
import { useContactRequest } from '../../shared/contact/use-contact-request.ts';
import css from './shortlist-screen.module.css';

interface ContactBarProps {
  chosen: readonly ContactListing[];
  /** The number of selected listings beyond the limit of one contact request. */
  later: number;
}

const label = (count: number) =>
  count === 0 ? 'Choose homes to contact' : `Contact ${formatCount(count, 'landlord')}`;

/** Sends a contact request to all selected listings of a list with one form. */
export function ContactBar({ chosen, later }: ContactBarProps) {
  const ask = useContactRequest();
  const { schoolInfo } = useRenter();
  const schoolId = schoolInfo?.type === 'college' ? schoolInfo.id : undefined;
  return (
    <div className={css.bar}>
      <Button disabled={chosen.length === 0} onClick={() => ask({ homes: chosen, schoolId })}>
        {label(chosen.length)}
      </Button>
      {later > 0 && <span className={css.quiet}>The other {later} after that.</span>}
    </div>
  );
}
