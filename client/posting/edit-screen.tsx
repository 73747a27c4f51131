import { useEffect } from 'react';
import { useParams } from 'react-router';
import { useViewer } from '../apollo/viewer.ts';
import { RefusedProvider } from '../form/refused.tsx';
import { NavigateAway } from '../navigate-away.tsx';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { openDialog } from '../ui/dialog.ts';
import { EditForm } from './edit/edit-form.tsx';
import { useListingToEditQuery } from './edit/edit-listing.generated.ts';
import { PostingPage } from './posting-page.tsx';
import { PostingWaiting } from './posting-waiting.tsx';

const askToLogIn = () => openDialog('login', { onSuccess: () => undefined });

/** /edit/{slug}: a listing of one's own, all sections at once [§2]. */
export function Screen() {
  const { slug = '' } = useParams();
  const { viewer, known } = useViewer();
  // always the newest: another device may have changed it
  const { data, error } = useListingToEditQuery({
    variables: { slug },
    skip: !viewer,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const listing = data?.myListing;
  if (error) throw error;
  return (
    <PostingPage title="Edit Your Listing" heading="Edit Your Listing" lead={listing?.listing.name ?? ' '}>
      {known && !viewer && <LoginFirst />}
      {/* a listing that is not there, or not theirs, has nothing to show (84) */}
      {viewer && data && !listing && <NavigateAway to={paths.home()} />}
      {listing ? (
        <RefusedProvider key={listing.id}>
          <EditForm listing={listing} />
        </RefusedProvider>
      ) : (
        !(known && !viewer) && <PostingWaiting />
      )}
    </PostingPage>
  );
}

function LoginFirst() {
  useEffect(() => {
    // arriving at a screen closes dialogs; this one belongs to the screen that has just been reached
    const timer = setTimeout(askToLogIn);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p role="status">
      Log in to edit your listing.{' '}
      <Button look="text" onClick={askToLogIn}>
        Login
      </Button>
    </p>
  );
}
