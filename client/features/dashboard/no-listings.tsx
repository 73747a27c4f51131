import { Stack } from '../../components/layout/layout.tsx';
import { paths } from '../../app/paths.ts';
import { Anchor } from '../../components/anchor.tsx';
import { buttonClass } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import css from '../../shared/billing/dashboard.module.css';

/** Renders the empty state before the first listing: how to create one and what follows. */
export function NoListings() {
  return (
    <Stack as={Card} className={css.empty}>
      <h2>You have no listings yet</h2>
      <p>Describe your property once. Students at nearby colleges can find it as soon as it's published.</p>
      <Anchor className={buttonClass()} href={paths.post(1)}>
        Create a listing
      </Anchor>
      <Anchor className={buttonClass('text')} href={paths.importListings()}>
        Import many from a CSV file
      </Anchor>
    </Stack>
  );
}
