import { stateByCode } from '../../domain/options/states.ts';
import { paths } from '../paths.ts';
import { useStatus } from '../status.tsx';
import { Anchor } from '../ui/anchor.tsx';
import { Head } from '../ui/head.tsx';
import { Wrap } from '../ui/wrap.tsx';
import { DemoNote } from './demo-note.tsx';
import type { GoneHomeQuery } from './gone-home.generated.ts';
import { TrackedHome } from '../tracking/tracked-home.tsx';
import { HomeCard } from './home-card.tsx';
import { HomesGrid } from './homes-grid.tsx';
import message from './message-screen.module.css';
import css from './place-screen.module.css';
import { SearchBox } from './search-box.tsx';
import { useWishes } from './use-search.ts';

/** A home that was here and is not: 410, with homes that could take its place. Nothing of the home itself is told. */
export function GoneHome({ gone }: { gone: NonNullable<GoneHomeQuery['goneListing']> }) {
  useStatus(410);
  const wishes = useWishes({});
  const { city, state, nearbySchools, similar } = gone;
  const places = [
    ...nearbySchools.map(({ slug, displayName }) => ({ href: paths.college(slug), name: displayName })),
    { href: paths.state(state), name: stateByCode(state)?.name ?? state },
  ];
  return (
    <>
      <Wrap narrow className={message.message}>
        <Head title="This home is gone" hidden />
        <h1>That home is not on offer any more</h1>
        <p>It may be rented. Look at others near:</p>
        <ul role="list" className={message.row}>
          {places.map(({ href, name }) => (
            <li key={href}>
              <Anchor href={href}>{name}</Anchor>
            </li>
          ))}
        </ul>
        <SearchBox />
      </Wrap>
      {similar.length > 0 && (
        <Wrap>
          <section className={css.section} aria-labelledby="similar">
            <h2 id="similar">Homes like it near {city}</h2>
            <HomesGrid>
              {similar.map((listing, index) => (
                <TrackedHome key={listing.id} id={listing.id} position={index + 1}>
                  <HomeCard listing={listing} wishes={wishes} />
                </TrackedHome>
              ))}
            </HomesGrid>
            {similar.some(({ demo }) => demo) && <DemoNote />}
          </section>
        </Wrap>
      )}
    </>
  );
}
