import { useEffect } from 'react';
import { propertyTypeLabel } from '../../domain/options/property-types.ts';
import { bestFloorplan, reasonsFor } from '../../domain/renter/reasons.ts';
import { milesWords, travelWords } from '../../domain/renter/travel.ts';
import { useRenter, useUpdateRenter } from '../apollo/renter-store.ts';
import { paths } from '../paths.ts';
import { Anchor } from '../ui/anchor.tsx';
import { FactChip } from '../ui/chip.tsx';
import { classes } from '../ui/classes.ts';
import { Head } from '../ui/head.tsx';
import { Tag } from '../ui/tag.tsx';
import { Wrap } from '../ui/wrap.tsx';
import { FloorplanTable } from './floorplan-table.tsx';
import { Gallery } from './gallery.tsx';
import type { ListingPageQuery } from './listing-screen.generated.ts';
import place from './place-list.module.css';
import { RequestBar, RequestPanel } from './request-panel.tsx';
import { SaveButton } from './save-button.tsx';
import { structuredData } from './structured-data.ts';
import { useWishes } from './use-search.ts';
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
  const nearest = home.nearbySchools[0];
  return (
    <>
      <Head
        title={home.page.title}
        description={home.page.description}
        keywords={home.page.keywords}
        canonical={home.url}
      />
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredData(home) }} />
      <Wrap>
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
                {nearest && <FactChip>{`${travelWords(nearest.distance)} to ${nearest.displayName}`}</FactChip>}
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
            {home.nearbySchools.length > 0 && (
              <section>
                <h2>Colleges nearby</h2>
                <ul role="list" className={classes(place.list, place.one)}>
                  {home.nearbySchools.map(({ id, slug, displayName, distance }) => (
                    <li key={id}>
                      <Anchor href={paths.college(slug)}>
                        <span>{displayName}</span>{' '}
                        <span className={place.count}>
                          {milesWords(distance)}, {travelWords(distance)}
                        </span>
                      </Anchor>
                    </li>
                  ))}
                </ul>
                <p className={css.quiet}>Times are estimates from the distance.</p>
              </section>
            )}
            {home.demo && <p className={css.quiet}>This home is demo data: it and its pictures are made up.</p>}
          </div>
          <RequestPanel home={home} plan={plan} reasons={reasons} from={from} />
        </div>
      </Wrap>
      <RequestBar home={home} plan={plan} from={from} />
    </>
  );
}
