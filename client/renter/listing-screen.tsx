import type { ApolloClient } from '@apollo/client';
import { useParams } from 'react-router';
import { requestIdOf } from '../error-boundary.tsx';
import type { Address } from '../screen.ts';
import { Trouble } from '../ui/trouble.tsx';
import { Bone } from '../ui/skeleton.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { Wrap } from '../ui/wrap.tsx';
import { ListingPage } from './listing-page.tsx';
import { ListingPageDocument, useListingPageQuery } from './listing-screen.generated.ts';
import { NotFound } from './not-found.tsx';
import css from './listing-screen.module.css';

export const prepare = (client: ApolloClient, { params }: Address) =>
  client.query({ query: ListingPageDocument, variables: { slug: params['slug'] ?? '' } });

export function Screen() {
  const { slug = '' } = useParams();
  const { data, error, refetch } = useListingPageQuery({ variables: { slug } });
  if (error && !data) return <Trouble requestId={requestIdOf(error)} retry={() => void refetch()} />;
  if (!data)
    return (
      <Wrap aria-busy="true">
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
  if (!data.listing) return <NotFound title="That home is not on offer any more" />;
  return <ListingPage home={data.listing} />;
}
