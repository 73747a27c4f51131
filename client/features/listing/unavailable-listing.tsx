import { Cluster, Stack } from '../../components/layout/layout.tsx';
import { stateByCode } from '../../../domain/options/states.ts';
import { paths } from '../../app/paths.ts';
import { useStatus } from '../../app/render-status.tsx';
import { Anchor } from '../../components/anchor.tsx';
import { Head } from '../../components/head.tsx';
import { Container } from '../../components/container.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { ErrorPage } from '../../shared/errors/error-page.tsx';
import { NotFound } from '../../shared/errors/not-found.tsx';
import { DemoNotice } from '../../shared/listing-card/demo-notice.tsx';
import { useUnavailableListingQuery, type UnavailableListingQuery } from './unavailable-listing.generated.ts';
import { TrackedCards } from '../../shared/tracking/tracked-card.tsx';
import message from '../../shared/styles/message-page.module.css';
import css from '../../shared/styles/place-page.module.css';
import { SearchBox } from '../../shared/place-search/search-box.tsx';
import { usePreferences } from '../../shared/search/use-search.ts';

/** Renders a listing that is no longer available: status 410, with similar listings. Shows no data of the listing itself. */
export function UnavailableListing({
  listing,
}: {
  listing: NonNullable<UnavailableListingQuery['unavailableListing']>;
}) {
  useStatus(410);
  const preferences = usePreferences();
  const { city, state, nearbySchools, similar } = listing;
  const places = [
    ...nearbySchools.map(({ slug, displayName }) => ({ href: paths.college(slug), name: displayName })),
    { href: paths.state(state), name: stateByCode(state)?.name ?? state },
  ];
  return (
    <>
      <Stack as={Container} align="start" narrow className={message.message}>
        <Head title="Home no longer available" hidden />
        <h1>This home is no longer available</h1>
        <p>It may have been rented. See others near:</p>
        <Cluster as="ul" role="list" className={message.row}>
          {places.map(({ href, name }) => (
            <li key={href}>
              <Anchor href={href}>{name}</Anchor>
            </li>
          ))}
        </Cluster>
        <SearchBox />
      </Stack>
      {similar.length > 0 && (
        <Container>
          <section className={css.section} aria-labelledby="similar">
            <h2 id="similar">Similar homes near {city}</h2>
            <TrackedCards cards={similar.map((listing) => ({ listing }))} preferences={preferences} />
            {similar.some(({ demo }) => demo) && <DemoNotice />}
          </section>
        </Container>
      )}
    </>
  );
}

/** Renders the page for a listing that is not shown: removed, or never existed. */
export function UnavailableScreen({ slug }: { slug: string }) {
  const { data, error, refetch } = useUnavailableListingQuery({ variables: { slug } });
  if (error && !data) return <ErrorPage error={error} retry={() => void refetch()} />;
  if (!data)
    return (
      <Container aria-busy="true">
        <Skeleton shape="title" />
      </Container>
    );
  return data.unavailableListing ? (
    <UnavailableListing listing={data.unavailableListing} />
  ) : (
    <NotFound title="Home not found" />
  );
}
