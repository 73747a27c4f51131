import { Cluster } from '../../components/layout/layout.tsx';
import { MyBillingDocument } from '../../shared/billing/billing.generated.ts';
import { useDeactivateListingMutation, useListingToCancelQuery } from '../../shared/billing/dashboard.generated.ts';
import { formatDay } from '../../../domain/format/local-dates.ts';
import { useNow } from '../../app/page-info.tsx';
import { cachedThenFresh } from '../../graphql/cached-then-fresh.ts';
import { isLoggedOut } from '../../graphql/error-message.ts';
import { useAsyncAction } from '../../forms/use-async-action.ts';
import { Button } from '../../components/button.tsx';
import { closeDialog, type Dialogs } from '../../shared/dialogs/dialog-store.ts';
import { DialogShell } from '../../shared/dialogs/dialog-shell.tsx';
import css from '../../shared/dialogs/dialogs.module.css';

/** Renders the confirmation of a cancellation [§4]: `resolve` once the server has canceled it, `reject` otherwise. */
export function CancelDialog({ listing, resolve, reject }: Dialogs['cancel-property']) {
  // A renewal may have failed since the dashboard was loaded; the listing would then end at once.
  const { data } = useListingToCancelQuery({ variables: { slug: listing.slug }, ...cachedThenFresh });
  const { pastDue, expiresAt } = data?.myListing ?? listing;
  // Canceling a past-due listing voids its bill.
  const [deactivate] = useDeactivateListingMutation({ refetchQueries: [MyBillingDocument] });
  const now = useNow();
  const action = useAsyncAction();
  const cancel = () =>
    void action.run(async () => {
      const done = await deactivate({ variables: { id: listing.id } }).then(
        ({ data: answer }) =>
          answer !== undefined && 'listing' in answer.deactivateListing ? answer.deactivateListing.listing : null,
        (error: unknown) => {
          // The login dialog opens, and the cancellation is retried after it.
          if (isLoggedOut(error)) throw error;
          return null;
        },
      );
      closeDialog();
      if (done) resolve(done);
      else reject();
    });
  return (
    <DialogShell title={`Cancel ${listing.name}?`}>
      <p>
        {pastDue
          ? "Its last payment failed, so it ends right away. You won't be charged again."
          : `Your listing stays up until ${expiresAt ? formatDay(expiresAt, now) : 'the end of the month you paid for'}. You won't be charged again.`}
      </p>
      <Cluster className={css.buttons}>
        <Button look="quiet" data-first onClick={closeDialog}>
          Nevermind
        </Button>
        <Button look="danger" busy={action.busy} onClick={cancel}>
          Cancel My Listing
        </Button>
      </Cluster>
    </DialogShell>
  );
}
