import type { ReactNode } from 'react';
import type { LocationType } from '../../domain/options/location-types.ts';
import { rentWords } from '../../domain/places/rent-words.ts';
import type { BedroomRents } from '../../domain/renter/rents.ts';
import { useBrand } from '../boot.tsx';
import { paths } from '../paths.ts';
import { Anchor } from '../ui/anchor.tsx';
import { buttonClass } from '../ui/button.tsx';
import { FactChip } from '../ui/chip.tsx';
import { Head } from '../ui/head.tsx';
import { Wrap } from '../ui/wrap.tsx';
import { HomesNear } from './homes-near.tsx';
import { placeThings } from './place-things.ts';
import { PublicHead } from './public-head.tsx';
import { RentTable } from './rent-table.tsx';
import { Trail, type TrailStep } from './trail.tsx';
import { trailThing } from './trail-things.ts';
import css from './place-screen.module.css';

export interface PlaceScreenProps {
  type: LocationType;
  id: string;
  /** The end of its address. */
  slug: string;
  /** 'Ohio State University', 'Columbus, OH', 'Ohio'. */
  name: string;
  /** The page's own texts [§2]. */
  page: { title: string; description: string; keywords: string };
  heading: string;
  facts: readonly string[];
  homes: number;
  rents: readonly BedroomRents[];
  /** There is nothing for a student here, and search engines need not know it. */
  empty?: boolean;
  /** What it is a part of, from the largest. */
  trail?: readonly TrailStep[];
  /** A college's city; a college's and a city's state. */
  within?: { city?: string; state?: string };
  /** What lies around, beside what it costs. */
  aside?: ReactNode;
  children?: ReactNode;
}

const HOME: TrailStep = { name: 'Home', href: paths.home() };

/** A college, a city or a state: what it has and what that costs, the way to one's matches, and some homes to look at. */
export function PlaceScreen(props: PlaceScreenProps) {
  const {
    type,
    id,
    slug,
    name,
    page,
    heading,
    facts,
    homes,
    rents,
    trail = [],
    within,
    aside,
    children,
    empty = false,
  } = props;
  const { code } = useBrand();
  const path = paths.place(type, slug);
  const steps = [HOME, ...trail];
  const search = { locationType: type, locationId: Number(id), site: code };
  const things = (origin: string) => [
    ...placeThings({ type, name, path, page, homes, rents, ...within }, origin),
    trailThing(origin, steps, name),
  ];
  return (
    <>
      {empty ? (
        <Head {...page} hidden />
      ) : (
        <PublicHead {...page} path={path} picture={`${type}/${slug}`} things={import.meta.env.SSR ? things : null} />
      )}
      <Wrap>
        <Trail steps={steps} here={name} />
        <div className={css.hero}>
          <h1>{heading}</h1>
          <p className={css.lead}>{page.description}</p>
          {facts.length > 0 && (
            <div className={css.facts}>
              {facts.map((fact) => (
                <FactChip key={fact}>{fact}</FactChip>
              ))}
            </div>
          )}
          <div className={css.row}>
            <Anchor className={buttonClass()} href={paths.questionnaire(type, id, code)}>
              Find my match
            </Anchor>
            {homes > 0 && (
              <Anchor className={buttonClass('quiet')} href={paths.matches(search)}>
                {homes === 1 ? 'See the home' : `See all ${homes.toLocaleString('en-US')} homes`}
              </Anchor>
            )}
          </div>
        </div>
        <HomesNear type={type} id={id} name={name} />
        <div className={aside ? css.split : undefined}>
          {rents.length > 0 && (
            <section className={css.section}>
              <h2>What it costs</h2>
              <p className={css.words}>{rentWords(rents, `${type === 'state' ? 'in' : 'near'} ${name}`)}</p>
              <RentTable rents={rents} href={(bedrooms) => paths.matches({ ...search, bedrooms })} />
              <p className={css.note}>
                Dollars a month. Typical: half of the homes cost no more. Each: the typical rent, shared by as many as
                there are bedrooms.
              </p>
            </section>
          )}
          {aside && <div>{aside}</div>}
        </div>
        {children}
      </Wrap>
    </>
  );
}
