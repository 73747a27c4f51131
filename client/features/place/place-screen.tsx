import { Cluster, Stack } from '../../components/layout/layout.tsx';
import { Text } from '../../components/layout/text.tsx';
import { formatNumber } from '../../../domain/format/numbers.ts';
import { useMemo, type ReactNode } from 'react';
import type { LocationType } from '../../../domain/options/location-types.ts';
import { rentSummary } from '../../../domain/places/rent-summary.ts';
import { useBrand } from '../../app/page-info.tsx';
import { paths } from '../../app/paths.ts';
import { useLoadWhenVisible } from '../../components/hooks/use-load-when-visible.ts';
import { MainLink, QuietLink } from '../../components/button.tsx';
import { StaticChip } from '../../components/chip.tsx';
import { Head } from '../../components/head.tsx';
import { Container } from '../../components/container.tsx';
import { Filters } from '../../shared/search-filters/lazy-filters.tsx';
import { PlaceListings } from './place-listings.tsx';
import { placeStructuredData, type DescribedPlace } from '../../shared/seo/place-structured-data.ts';
import { PublicPageHead } from '../../shared/seo/public-page-head.tsx';
import { RentTable } from './rent-table.tsx';
import { Breadcrumbs, type BreadcrumbItem } from '../../shared/seo/breadcrumbs.tsx';
import { breadcrumbsStructuredData } from '../../shared/seo/breadcrumbs-structured-data.ts';
import css from '../../shared/styles/place-page.module.css';

interface PlaceScreenProps extends Pick<DescribedPlace, 'type' | 'listingsCount' | 'rents'> {
  id: string;
  slug: string;
  /** 'Ohio State University', 'Columbus, OH', 'Ohio'. */
  name: string;
  /** The page's own texts [§2]. */
  page: { title: string; description: string; keywords: string };
  heading: string;
  facts: readonly string[];
  /** There is nothing for a student here, and search engines need not know it. */
  empty?: boolean;
  /** What it is a part of, from the largest. */
  trail?: readonly BreadcrumbItem[];
  /** A college's city; a college's and a city's state. */
  within?: { city?: string; state?: string };
  /** What lies around, beside what it costs. */
  aside?: ReactNode;
  children?: ReactNode;
}

const HOME: BreadcrumbItem = { name: 'Home', href: paths.home() };

const loadMap = async () => (await import('./homes-of-place-map.tsx')).HomesOfPlaceMap;

/** Renders a map of a place's homes beside its heading, on wide windows only; the list below shows the same homes. */
function PlaceMap({ type, id, name }: { type: LocationType; id: string; name: string }) {
  const { frame, part: HomesMap } = useLoadWhenVisible(loadMap);
  return (
    <section
      ref={frame}
      className={css.map}
      data-when-seen={HomesMap ? 'here' : 'waiting'}
      aria-label={`Map of homes around ${name}`}
    >
      {HomesMap && <HomesMap type={type} id={id} />}
    </section>
  );
}

/** A college, a city or a state: what it has and what that costs, the way to one's matches, and some homes to look at. */
export function PlaceScreen(props: PlaceScreenProps) {
  const { type, id, slug, name, page, heading, facts, listingsCount, rents } = props;
  const { trail = [], within, aside, children, empty = false } = props;
  const { code } = useBrand();
  const path = paths.place(type, slug);
  const steps = [HOME, ...trail];
  const search = useMemo(() => ({ locationType: type, locationId: Number(id), page: 1, site: code }), [type, id, code]);
  const things = (origin: string) => [
    ...placeStructuredData({ type, name, path, page, listingsCount, rents, ...within }, origin),
    breadcrumbsStructuredData(origin, steps, name),
  ];
  return (
    <>
      {empty ? (
        <Head {...page} hidden />
      ) : (
        <PublicPageHead
          {...page}
          path={path}
          picture={`${type}/${slug}`}
          things={import.meta.env.SSR ? things : null}
        />
      )}
      <Container>
        <Breadcrumbs steps={steps} here={name} />
        <div className={listingsCount > 0 ? css.top : undefined}>
          <Stack align="start" className={css.hero}>
            <h1>{heading}</h1>
            <Text size="large" className={css.lead}>
              {page.description}
            </Text>
            {facts.length > 0 && (
              <Cluster gap={2}>
                {facts.map((fact) => (
                  <StaticChip key={fact}>{fact}</StaticChip>
                ))}
              </Cluster>
            )}
            <Cluster>
              <MainLink href={paths.questionnaire(type, id, code)}>Find my match</MainLink>
              {listingsCount > 0 && (
                <QuietLink href={paths.matches(search)}>
                  {listingsCount === 1 ? 'See the home' : `See all ${formatNumber(listingsCount)} homes`}
                </QuietLink>
              )}
            </Cluster>
          </Stack>
          {listingsCount > 0 && <PlaceMap type={type} id={id} name={name} />}
        </div>
      </Container>
      {listingsCount > 1 && <Filters search={search} />}
      <Container>
        <PlaceListings type={type} id={id} name={name} />
        <div className={aside ? css.split : undefined}>
          {rents.length > 0 && (
            <section className={css.section}>
              <h2>Rents</h2>
              <p className={css.words}>{rentSummary(rents, `${type === 'state' ? 'in' : 'near'} ${name}`)}</p>
              <RentTable rents={rents} href={(bedrooms) => paths.matches({ ...search, bedrooms })} />
              <Text className={css.note}>
                Dollars per month. Typical: the median rent. Per person: the typical rent divided by the number of
                bedrooms.
              </Text>
            </section>
          )}
          {aside && <div>{aside}</div>}
        </div>
        {children}
      </Container>
    </>
  );
}
