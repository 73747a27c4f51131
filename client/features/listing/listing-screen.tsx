import type { ApolloClient } from '@apollo/client';
import { useParams } from '../../app/router/router.tsx';
import { useBrand } from '../../app/page-info.tsx';
import { requestIdOf } from '../../app/error-boundary.tsx';
import type { Address } from '../../app/router/match-screen.ts';
import { ErrorPage } from '../../shared/errors/error-page.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { Container } from '../../components/container.tsx';
import { UnavailableListing } from './unavailable-listing.tsx';
import { GoneHomeDocument, useGoneHomeQuery } from './unavailable-listing.generated.ts';
import { ListingPage } from './listing-page.tsx';
import { ListingPageDocument, useListingPageQuery } from './listing-screen.generated.ts';
import { NotFound } from '../../shared/errors/not-found.tsx';
import css from './listing-screen.module.css';

export async function prepare(client: ApolloClient, { params }: Address): Promise<void> {
  const variables = { slug: params['slug'] ?? '' };
  const { data } = await client.query({ query: ListingPageDocument, variables });
  // Only a missing listing needs the second query for why it is unavailable.
  if (data?.listing === null) await client.query({ query: GoneHomeDocument, variables });
}

export function Screen() {
  const { slug = '' } = useParams();
  const { data, error, refetch } = useListingPageQuery({ variables: { slug } });
  if (error && !data) return <ErrorPage requestId={requestIdOf(error)} retry={() => void refetch()} />;
  if (!data) return <ListingLoading />;
  return data.listing ? <ListingPage home={data.listing} /> : <UnavailableScreen slug={slug} />;
}

/** Renders the page for a listing that is not shown: removed, or never existed. */
function UnavailableScreen({ slug }: { slug: string }) {
  const { data, error, refetch } = useGoneHomeQuery({ variables: { slug } });
  if (error && !data) return <ErrorPage requestId={requestIdOf(error)} retry={() => void refetch()} />;
  if (!data) return <ListingLoading />;
  return data.goneListing ? <UnavailableListing gone={data.goneListing} /> : <NotFound title="Home not found" />;
}

function ListingLoading() {
  const { name } = useBrand();
  return (
    <Container aria-busy="true">
      <title>{name}</title>
      <div className={css.gallery}>
        <Skeleton shape="picture" />
      </div>
      <div className={css.split}>
        <div className={css.head}>
          <p role="status">
            <VisuallyHidden>Loading</VisuallyHidden>
          </p>
          <Skeleton shape="title" />
          <Skeleton />
        </div>
      </div>
    </Container>
  );
}
