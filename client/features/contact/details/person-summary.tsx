import { Cluster } from '../../../components/layout/layout.tsx';
import { Button } from '../../../components/button.tsx';
import type { Person } from '../../../shared/contact/contact-errors.ts';
import css from '../contact-request.module.css';

/** Renders the contact details stored in this browser, with a button to change them. */
export function PersonSummary({ person, change }: { person: Person; change: () => void }) {
  const { firstName, lastName, phone, email } = person;
  return (
    <Cluster nowrap spread className={css.person}>
      <p>
        From {firstName} {lastName}
        <span>{email}</span>
        {phone && <span>{phone}</span>}
      </p>
      <Button look="text" onClick={change} aria-label="Change your details">
        Change
      </Button>
    </Cluster>
  );
}
