import { Button } from '../ui/button.tsx';
import type { Person } from './request-problems.ts';
import css from './request.module.css';

interface PersonLineProps {
  person: Person;
  change: () => void;
}

/** Who is asking, as this browser remembers it, and the way to change it. */
export function PersonLine({ person: { firstName, lastName, phone, email }, change }: PersonLineProps) {
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
