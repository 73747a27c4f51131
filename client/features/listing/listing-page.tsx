import { useEffect } from 'react';
import { Cluster, Stack } from '../../components/layout/layout.tsx';
import { Notice, Text } from '../../components/layout/text.tsx';
import { propertyTypeLabel } from '../../../domain/options/property-types.ts';
import { bestFloorplan, matchReasons } from '../../../domain/search/match-reasons.ts';
import { travelTimesLabel } from '../../../domain/places/directions/travel-times.ts';
import { useRenter, useUpdateRenter } from '../../shared/renter/renter-store.ts';
import { paths } from '../../app/paths.ts';
import { StaticChip } from '../../components/chip.tsx';
import { usePageViewTracking } from '../../shared/tracking/use-page-view-tracking.ts';
import { Badge } from '../../components/badge.tsx';
import { Container } from '../../components/container.tsx';
import { FloorplanTable } from './floorplan-table.tsx';
import { ImageGallery } from './image-gallery.tsx';
import { listingStructuredData } from './listing-structured-data.ts';
import type { ListingPageQuery } from './listing-screen.generated.ts';
import { PublicPageHead } from '../../shared/seo/public-page-head.tsx';
import { ContactActionBar, ContactPanel } from './contact-panel.tsx';
import { SaveButton } from '../../shared/listing-card/save-button.tsx';
import { Breadcrumbs } from '../../shared/seo/breadcrumbs.tsx';
import { breadcrumbsStructuredData } from '../../shared/seo/breadcrumbs-structured-data.ts';
import { savedCriteria } from '../../shared/search/use-search.ts';
import { ListingLocation } from './listing-location.tsx';
import { lazyPart } from '../../components/lazy-part.tsx';
import css from './listing-screen.module.css';

const ReportButton = lazyPart(async () => (await import('./report/report-button.tsx')).ReportButton);

type Listing = NonNullable<ListingPageQuery['listing']>;

/** Maximum number of recently viewed listings stored, newest first. */
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

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Renders a listing: images, facts, prices, amenities, distances and the contact form. */
export function ListingPage({ home }: { home: Listing }) {
  const renter = useRenter();
  const answered = renter.answered || renter.lastSearch !== '';
  const { pets = [], features = [], ...criteria } = savedCriteria(renter);
  const preferences = { ...criteria, pets, features };
  const plan = bestFloorplan(home.floorplans, preferences);
  const reasons = answered ? matchReasons({ ...home, amenities: home.amenities.map(({ id }) => id) }, preferences) : [];
  const from = !answered && home.floorplans.length > 1;
  useRemember(home.id);
  usePageViewTracking(home.id);
  const nearest = home.nearbySchools[0];
  const steps = [
    { name: 'Home', href: paths.home() },
    { name: home.stateName, href: paths.state(home.state) },
    ...(nearest ? [{ name: nearest.displayName, href: paths.college(nearest.slug) }] : []),
  ];
  const things = (origin: string) => [
    ...listingStructuredData(home, origin),
    breadcrumbsStructuredData(origin, steps, home.name),
  ];
  return (
    <>
      <PublicPageHead
        {...home.page}
        path={paths.listing(home.slug)}
        picture={`home/${home.slug}`}
        things={import.meta.env.SSR ? things : null}
      />
      <Container>
        <Breadcrumbs steps={steps} here={home.name} />
        <ImageGallery name={home.name} images={home.images}>
          <SaveButton listing={home} />
        </ImageGallery>
        <div className={css.split}>
          <Stack gap={6} className={css.main}>
            <Stack gap={2} align="start" className={css.head}>
              {home.featured && <Badge>Featured</Badge>}
              <h1>{home.name}</h1>
              <p>
                {home.address}, {home.city}, {home.state} {home.zip}
              </p>
              {home.warning && <Notice as="strong">{home.warning}</Notice>}
              <Cluster gap={2}>
                <StaticChip>{propertyTypeLabel(home.type)}</StaticChip>
                {nearest && (
                  <StaticChip>{`${capitalized(travelTimesLabel(nearest.distance))} to ${nearest.displayName}`}</StaticChip>
                )}
              </Cluster>
            </Stack>
            <section>
              <h2>Floorplans and rent</h2>
              <FloorplanTable floorplans={home.floorplans} />
            </section>
            <section>
              <h2>About this home</h2>
              <p className={css.description}>{home.descriptionText}</p>
              {home.virtualTour && (
                <a href={home.virtualTour} target="_blank" rel="noopener">
                  Virtual tour
                </a>
              )}
            </section>
            {home.amenities.length > 0 && (
              <section>
                <h2>Amenities</h2>
                <Cluster as="ul" gap={2} role="list">
                  {home.amenities.map(({ id, label }) => (
                    <li key={id}>
                      <StaticChip>{label}</StaticChip>
                    </li>
                  ))}
                </Cluster>
              </section>
            )}
            <ListingLocation home={home} />
            <ReportButton id={home.id} name={home.name} />
            {home.demo && <Text>This home and its images are made up.</Text>}
          </Stack>
          <ContactPanel home={home} plan={plan} reasons={reasons} from={from} />
        </div>
      </Container>
      <ContactActionBar home={home} plan={plan} from={from} />
    </>
  );
}
