import { paths } from '../paths.ts';
import { Anchor } from '../ui/anchor.tsx';
import { buttonClass } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import css from './dashboard.module.css';

/** Before the first listing: what to do, and what comes of it. */
export function NoListings() {
  return (
    <Card className={css.empty}>
      <h2>You have no listing yet</h2>
      <p>Describe your property once. Students at the colleges nearby find it the moment it is published.</p>
      <Anchor className={buttonClass()} href={paths.post(1)}>
        Create a listing
      </Anchor>
    </Card>
  );
}
