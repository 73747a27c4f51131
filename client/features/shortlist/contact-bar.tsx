import { Cluster } from '../../components/layout/layout.tsx';
import { Text } from '../../components/layout/text.tsx';
import { formatCount } from '../../../domain/format/numbers.ts';
import { Button } from '../../components/button.tsx';
import type { ContactListing } from '../../shared/dialogs/dialog-store.ts';
import { useContactRequest } from '../../shared/contact/use-contact-request.ts';
import css from './shortlist-screen.module.css';

interface ContactBarProps {
  chosen: readonly ContactListing[];
  /** The number of selected listings beyond the limit of one contact request. */
  later: number;
  college: string | undefined;
}

/** Sends a contact request to all selected listings of a list with one form. */
export function ContactBar({ chosen, later, college }: ContactBarProps) {
  const ask = useContactRequest();
  return (
    <Cluster gap={4} rows={2} className={css.bar}>
      <Button disabled={chosen.length === 0} onClick={() => ask({ homes: chosen, schoolId: college })}>
        {chosen.length === 0 ? 'Select homes to contact' : `Contact ${formatCount(chosen.length, 'landlord')}`}
      </Button>
      {later > 0 && (
        <Text as="span" size="normal">
          Contact the other {later} after that.
        </Text>
      )}
    </Cluster>
  );
}
