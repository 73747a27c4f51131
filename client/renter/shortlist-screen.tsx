import { formatDollars } from '../../domain/money.ts';
import { useRenter, useRenterReady } from '../apollo/renter-store.ts';
import { paths } from '../paths.ts';
import { Anchor } from '../ui/anchor.tsx';
import { buttonClass } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Head } from '../ui/head.tsx';
import { Bone } from '../ui/skeleton.tsx';
import { Wrap } from '../ui/wrap.tsx';
import { SaveButton } from './save-button.tsx';
import css from './shortlist-screen.module.css';

/** The homes kept in this browser. */
export function Screen() {
  const ready = useRenterReady();
  const { shortlist } = useRenter();
  return (
    <Wrap narrow className={css.screen}>
      <Head title="Your shortlist" hidden />
      <h1>Your shortlist</h1>
      {!ready && <Bone shape="title" />}
      {ready && shortlist.length === 0 && (
        <>
          <p>Nothing saved yet. The heart on a home keeps it here, in this browser.</p>
          <Anchor className={buttonClass()} href={paths.search()}>
            Find homes
          </Anchor>
        </>
      )}
      <ul role="list" className={css.list}>
        {shortlist.map(({ picture, ...home }) => (
          <Card as="li" key={home.id} padded={false} className={css.row}>
            {picture && <img src={picture} alt="" width={180} height={120} />}
            <div className={css.words}>
              <Anchor href={paths.listing(home.slug)}>{home.name}</Anchor>
              <span>
                from {formatDollars(home.rentFrom)} / month · {home.city}, {home.state}
              </span>
            </div>
            <div className={css.save}>
              <SaveButton listing={{ ...home, images: [{ large: picture, small: picture }] }} />
            </div>
          </Card>
        ))}
      </ul>
    </Wrap>
  );
}
