import type { ApolloClient } from '@apollo/client';
import { Cluster, Stack } from '../../components/layout/layout.tsx';
import { Text } from '../../components/layout/text.tsx';
import { formatDollars } from '../../../domain/format/money.ts';
import { useBrand } from '../../app/page-info.tsx';
import { paths } from '../../app/paths.ts';
import { MainLink } from '../../components/button.tsx';
import { Container } from '../../components/container.tsx';
import { HomePageDocument, useHomePageQuery, type HomePageQuery } from './homepage-screen.generated.ts';
import { DemoNotice } from '../../shared/listing-card/demo-notice.tsx';
import { TrackedCards } from '../../shared/tracking/tracked-card.tsx';
import { usePreferences } from '../../shared/search/use-search.ts';
import { listedCollege, PlaceList, PlaceListSkeleton } from '../../shared/place-search/place-list.tsx';
import { siteStructuredData } from '../../shared/seo/place-structured-data.ts';
import { PublicPageHead } from '../../shared/seo/public-page-head.tsx';
import { SearchBox } from '../../shared/place-search/search-box.tsx';
import css from './homepage-screen.module.css';
import apartment from './drawings/apartment.svg?no-inline';
import house from './drawings/house.svg?no-inline';

export const prepare = (client: ApolloClient) => client.query({ query: HomePageDocument });

export function Screen() {
  const brand = useBrand();
  const { data, loading } = useHomePageQuery();
  const preferences = usePreferences();
  const featured = data?.featuredListings ?? [];
  return (
    <>
      <PublicPageHead
        title="College student housing finder"
        description="Homes near your campus: what each person pays, how long the walk is, and why it fits."
        keywords="student housing, off-campus housing, college apartments"
        path={paths.home()}
        picture="site"
        things={import.meta.env.SSR ? (origin) => siteStructuredData(brand.name, origin) : null}
      />
      <Stack as={Container} gap={6} className={css.hero}>
        <div>
          <h1>
            The right room, <em>near your campus.</em>
          </h1>
          <Text size="large" className={css.lead}>
            Tell us your college and what you need. We show the homes that fit, how long the walk is, and what each
            person would really pay.
          </Text>
          <SearchBox />
        </div>
        <ExampleCollage />
      </Stack>
      <section className={css.band} aria-label="How it works">
        <Container>
          <Stack as="ol" gap={6} role="list" className={css.steps}>
            <li>
              <h2>Tell us what you need</h2>
              <Text size="normal">Bedrooms, budget, pets, move-in. Six questions, one minute, no account.</Text>
            </li>
            <li>
              <h2>See why each home fits</h2>
              <Text size="normal">Minutes to class, the price per person, and anything we don't know.</Text>
            </li>
            <li>
              <h2>Contact the landlord directly</h2>
              <Text size="normal">Your message reaches them by email. We never sell your details.</Text>
            </li>
          </Stack>
        </Container>
      </section>
      {featured.length > 0 && (
        <Container className={css.section}>
          <h2>New featured homes</h2>
          <TrackedCards cards={featured.map((listing) => ({ listing }))} preferences={preferences} />
          {featured.some(({ demo }) => demo) && <DemoNotice />}
        </Container>
      )}
      <Container className={css.section}>
        <h2>Homes near large universities</h2>
        {loading && <PlaceListSkeleton count={12} />}
        {data && <PlaceList places={data.popularSchools.map(listedCollege)} />}
      </Container>
      <Container className={css.section}>
        <Cluster gap={5} spread className={css.owner}>
          <div>
            <h2>Have a place near campus?</h2>
            <p>
              List it in about ten minutes{startingPriceText(data?.options)}. Cancel anytime. Leads go straight to your
              email. {brand.claim && `${brand.claim}.`}
            </p>
          </div>
          <MainLink href={paths.createListing()}>Create a listing</MainLink>
        </Cluster>
      </Container>
    </>
  );
}

/** Returns ', from $29 a month': the lowest price of the offered property types. */
function startingPriceText(options: HomePageQuery['options'] | undefined): string {
  const prices = options?.types.map(({ price }) => price).filter((price) => price > 0) ?? [];
  return prices.length > 0 ? `, from ${formatDollars(Math.min(...prices))} a month` : '';
}

/** Renders two illustrated example listings, labeled as examples and hidden from screen readers. */
function ExampleCollage() {
  return (
    <Stack className={css.collage} aria-hidden="true">
      <figure>
        <img src={apartment} alt="" width={480} height={320} />
        <span>Example</span>
        <figcaption>
          <strong>$1,150 / month</strong>2 bed · $575 per person · 8 min walk
        </figcaption>
      </figure>
      <figure>
        <img src={house} alt="" width={480} height={320} />
        <span>Example</span>
        <figcaption>
          <strong>$2,400 / month</strong>4 bed · $600 per person · 6 min bike
        </figcaption>
      </figure>
    </Stack>
  );
}
