import type { ApolloClient } from '@apollo/client';
import { useParams } from '../router.tsx';
import { useBrand } from '../boot.tsx';
import { requestIdOf } from '../error-boundary.tsx';
import type { Address } from '../screen.ts';
import { Trouble } from '../ui/trouble.tsx';
import { Bone } from '../ui/skeleton.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { Wrap } from '../ui/wrap.tsx';
import { GoneHome } from './gone-home.tsx';
import { GoneHomeDocument, useGoneHomeQuery } from './gone-home.generated.ts';
import { ListingPage } from './listing-page.tsx';
import { ListingPageDocument, useListingPageQuery } from './listing-screen.generated.ts';
import { NotFound } from './not-found.tsx';
import css from './listing-screen.module.css';

export async function prepare(client: ApolloClient, { params }: Address): Promise<void> {
  const variables = { slug: params['slug'] ?? '' };
  const { data } = await client.query({ query: ListingPageDocument, variables });
  // Only then is it asked what has become of it.
  if (data?.listing === null) await client.query({ query: GoneHomeDocument, variables });
}

export function Screen() {
  const { slug = '' } = useParams();
  const { data, error, refetch } = useListingPageQuery({ variables: { slug } });
  if (error && !data) return <Trouble requestId={requestIdOf(error)} retry={() => void refetch()} />;
  if (!data) return <Waiting />;
  return data.listing ? <ListingPage home={data.listing} /> : <Gone slug={slug} />;
}

/** What has become of a home that is not shown: gone, or never here. */
function Gone({ slug }: { slug: string }) {
  const { data, error, refetch } = useGoneHomeQuery({ variables: { slug } });
  if (error && !data) return <Trouble requestId={requestIdOf(error)} retry={() => void refetch()} />;
  if (!data) return <Waiting />;
  return data.goneListing ? <GoneHome gone={data.goneListing} /> : <NotFound title="We do not know that home" />;
}

function Waiting() {
  const { name } = useBrand();
  return (
    <Wrap aria-busy="true">
      <title>{name}</title>
      <div className={css.gallery}>
        <Bone shape="picture" />
      </div>
      <div className={css.split}>
        <div className={css.head}>
          <p role="status">
            <VisuallyHidden>Loading</VisuallyHidden>
          </p>
          <Bone shape="title" />
          <Bone />
        </div>
      </div>
    </Wrap>
  );
}
