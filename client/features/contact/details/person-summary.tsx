import { Button } from '../../../components/button.tsx';
import type { Person } from '../../../shared/contact/contact-errors.ts';
import css from '../contact-request.module.css';

interface PersonSummaryProps {
  person: Person;
  change: () => void;
}

/** Who is asking, as this browser remembers it, and the way to change it. */
export function PersonSummary({ person: { firstName, lastName, phone, email }, change }: PersonSummaryProps) {
  return (
    <div className={css.person}>
      <p>
        From {firstName} {lastName}
        <span>{email}</span>
        <span>{phone}</span>
      </p>
      <Button look="text" onClick={change} aria-label="Change your details">
        Change
      </Button>
    </div>
  );
}
