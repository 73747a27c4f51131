import type { ApolloClient } from '@apollo/client';
import { useEffect, useEffectEvent, useState } from 'react';
import { useParams } from '../../app/router/router.tsx';
import { useViewer } from '../../graphql/viewer.ts';
import { ViewerDocument } from '../../graphql/viewer.generated.ts';
import type { Address } from '../../app/router/match-screen.ts';
import { isForbidden, isLoggedOut } from '../../graphql/error-message.ts';
import { RejectedFieldsProvider } from '../../forms/rejected-fields.tsx';
import { Redirect } from '../../app/router/redirect.tsx';
import { paths } from '../../app/paths.ts';
import { Button } from '../../components/button.tsx';
import { openDialog } from '../../shared/dialogs/dialog-store.ts';
import { EditForm } from './edit/edit-form.tsx';
import { ListingToEditDocument, useListingToEditQuery } from './edit/edit-listing.generated.ts';
import type { EditedListingFragment } from './edit/edit-listing.generated.ts';
import { PostingPage } from './posting-page.tsx';
import { PostingLoading } from './posting-loading.tsx';

/** Fetches the listing on the server (requirement 83); the browser requests the newest anyway. The screen shows a rejection. */
export async function prepare(client: ApolloClient, { params: { slug = '' } }: Address): Promise<void> {
  if (!import.meta.env.SSR) return;
  const { data } = await client.query({ query: ViewerDocument });
  if (data?.me) await client.query({ query: ListingToEditDocument, variables: { slug } }).catch(() => undefined);
}

/** /edit/{slug}: a listing of one's own, all sections at once [§2]. */
export function Screen() {
  const { slug = '' } = useParams();
  const { viewer, known } = useViewer();
  // always the newest: another device may have changed it
  const { data, error, refetch } = useListingToEditQuery({
    variables: { slug },
    skip: !viewer,
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  // What was opened stays open, whatever becomes of the session and of what is known of its owner: it is being written in.
  const [opened, setOpened] = useState<EditedListingFragment>();
  const listing = opened ?? data?.myListing ?? undefined;
  if (listing && !opened) setOpened(listing);
  const notTheirs = isForbidden(error);
  const loggedOut = (known && !viewer) || isLoggedOut(error);
  if (error && !listing && !notTheirs && !loggedOut) throw error;
  return (
    <PostingPage title="Edit Your Listing" heading="Edit Your Listing" lead={listing?.listing.name ?? ' '}>
      {loggedOut && !listing && <LoginFirst onSuccess={() => void (viewer && refetch())} />}
      {/* a listing that is not there, or not theirs, has nothing to show (84) */}
      {viewer && !listing && (notTheirs || data) && <Redirect to={paths.home()} />}
      {listing && (
        <RejectedFieldsProvider>
          <EditForm listing={listing} />
        </RejectedFieldsProvider>
      )}
      {!listing && !loggedOut && <PostingLoading />}
    </PostingPage>
  );
}

function LoginFirst({ onSuccess }: { onSuccess: () => void }) {
  const ask = () => openDialog('login', { onSuccess });
  const askFirst = useEffectEvent(ask);
  useEffect(() => askFirst(), []);
  return (
    <p role="status">
      Log in to edit your listing.{' '}
      <Button look="text" onClick={ask}>
        Login
      </Button>
    </p>
  );
}
