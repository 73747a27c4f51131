import { useEffect } from 'react';
import { propertyTypeLabel } from '../../domain/options/property-types.ts';
import { stateByCode } from '../../domain/options/states.ts';
import { bestFloorplan, reasonsFor } from '../../domain/renter/reasons.ts';
import { travelWords } from '../../domain/renter/travel.ts';
import { useRenter, useUpdateRenter } from '../apollo/renter-store.ts';
import { paths } from '../paths.ts';
import { FactChip } from '../ui/chip.tsx';
import { useTrackedPage } from '../tracking/use-tracked-page.ts';
import { Tag } from '../ui/tag.tsx';
import { Wrap } from '../ui/wrap.tsx';
import { FloorplanTable } from './floorplan-table.tsx';
import { Gallery } from './gallery.tsx';
import { homeThings } from './home-things.ts';
import type { ListingPageQuery } from './listing-screen.generated.ts';
import { PublicHead } from './public-head.tsx';
import { RequestBar, RequestPanel } from './request-panel.tsx';
import { SaveButton } from './save-button.tsx';
import { Trail } from './trail.tsx';
import { trailThing } from './trail-things.ts';
import { useWishes } from './use-search.ts';
import { Whereabouts } from './whereabouts.tsx';
import css from './listing-screen.module.css';

type Home = NonNullable<ListingPageQuery['listing']>;

/** Homes looked at are remembered, the newest first. */
const REMEMBERED = 50;

function useRemember(id: string) {
  const update = useUpdateRenter();
  useEffect(
    () =>
      update((renter) => ({
        ...renter,
        clickedCompanies: [id, ...renter.clickedCompanies.filter((other) => other !== id)].slice(0, REMEMBERED),
      })),
    [id, update],
  );
}

/** Words as a line of their own begins. */
const began = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** A home: pictures, facts, prices, what it has, how far it is, and the way to ask. */
export function ListingPage({ home }: { home: Home }) {
  const { answered, questionnaire } = useRenter();
  const { bedrooms, bathrooms, budgets } = questionnaire;
  const wishes = useWishes(answered ? { bedrooms, bathrooms, maxBudget: budgets || undefined } : {});
  const plan = bestFloorplan(home.floorplans, wishes);
  const reasons = answered
    ? reasonsFor({ floorplans: home.floorplans, amenities: home.amenities.map(({ id }) => id) }, wishes)
    : [];
  const from = !answered && home.floorplans.length > 1;
  useRemember(home.id);
  useTrackedPage(home.id);
  const nearest = home.nearbySchools[0];
  const steps = [
    { name: 'Home', href: paths.home() },
    { name: stateByCode(home.state)?.name ?? home.state, href: paths.state(home.state) },
    ...(nearest ? [{ name: nearest.displayName, href: paths.college(nearest.slug) }] : []),
  ];
  const things = (origin: string) => [...homeThings(home, origin), trailThing(origin, steps, home.name)];
  return (
    <>
      <PublicHead
        {...home.page}
        path={paths.listing(home.slug)}
        picture={`home/${home.slug}`}
        things={import.meta.env.SSR ? things : null}
      />
      <Wrap>
        <Trail steps={steps} here={home.name} />
        <Gallery name={home.name} images={home.images}>
          <SaveButton listing={home} />
        </Gallery>
        <div className={css.split}>
          <div className={css.main}>
            <div className={css.head}>
              {home.featured && <Tag>Featured</Tag>}
              <h1>{home.name}</h1>
              <p>
                {home.address}, {home.city}, {home.state} {home.zip}
              </p>
              <div className={css.facts}>
                <FactChip>{propertyTypeLabel(home.type)}</FactChip>
                {nearest && <FactChip>{`${began(travelWords(nearest.distance))} to ${nearest.displayName}`}</FactChip>}
              </div>
            </div>
            <section>
              <h2>Floorplans and rent</h2>
              <FloorplanTable floorplans={home.floorplans} />
            </section>
            <section>
              <h2>About this home</h2>
              <p>{home.description}</p>
            </section>
            {home.amenities.length > 0 && (
              <section>
                <h2>Amenities</h2>
                <ul role="list" className={css.facts}>
                  {home.amenities.map(({ id, label }) => (
                    <li key={id}>
                      <FactChip>{label}</FactChip>
                    </li>
                  ))}
                </ul>
              </section>
            )}
            <Whereabouts home={home} />
            {home.demo && <p className={css.quiet}>This home is demo data: it and its pictures are made up.</p>}
          </div>
          <RequestPanel home={home} plan={plan} reasons={reasons} from={from} />
        </div>
      </Wrap>
      <RequestBar home={home} plan={plan} from={from} />
    </>
  );
}
