import { Stack } from '../../components/layout/layout.tsx';
import { useParams } from '../../app/router/router.tsx';
import { useBrand } from '../../app/page-info.tsx';
import type { Prepare } from '../../app/router/match-screen.ts';
import { ErrorPage } from '../../shared/errors/error-page.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { Container } from '../../components/container.tsx';
import { lazyPart } from '../../components/lazy-part.tsx';
import { ListingPage } from './listing-page.tsx';
import { ListingPageDocument, useListingPageQuery } from './listing-screen.generated.ts';
import css from './listing-screen.module.css';

// Few listings are gone, so the code for them comes on demand; its styles are here for the server's sake.
import '../../shared/styles/message-page.module.css';
import '../../shared/styles/place-page.module.css';

const UnavailableScreen = lazyPart(
  async () => (await import('./unavailable-listing.tsx')).UnavailableScreen,
  <ListingLoading />,
);

export const prepare: Prepare = async (client, { params }) => {
  const variables = { slug: params['slug'] ?? '' };
  const { data } = await client.query({ query: ListingPageDocument, variables });
  // Only a missing listing needs the second query for why it is unavailable.
  if (data?.listing !== null) return;
  const [{ UnavailableListingDocument }] = await Promise.all([
    import('./unavailable-listing.generated.ts'),
    UnavailableScreen.preload(),
  ]);
  await client.query({ query: UnavailableListingDocument, variables });
};

export function Screen() {
  const { slug = '' } = useParams();
  const { data, error, refetch } = useListingPageQuery({ variables: { slug } });
  if (error && !data) return <ErrorPage error={error} retry={() => void refetch()} />;
  if (!data) return <ListingLoading />;
  return data.listing ? <ListingPage home={data.listing} /> : <UnavailableScreen slug={slug} />;
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
        <Stack gap={2} align="start" className={css.head}>
          <p role="status">
            <VisuallyHidden>Loading</VisuallyHidden>
          </p>
          <Skeleton shape="title" />
          <Skeleton />
        </Stack>
      </div>
    </Container>
  );
}
