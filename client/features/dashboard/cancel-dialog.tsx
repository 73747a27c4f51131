import { useDeactivateListingMutation } from '../../shared/billing/dashboard.generated.ts';
import { formatDay } from '../../../domain/format/local-dates.ts';
import { useNow } from '../../app/page-info.tsx';
import { isLoggedOut } from '../../graphql/error-message.ts';
import { useAsyncAction } from '../../forms/use-async-action.ts';
import { Button } from '../../components/button.tsx';
import { closeDialog, type Dialogs } from '../../shared/dialogs/dialog-store.ts';
import { DialogShell } from '../../shared/dialogs/dialog-shell.tsx';
import css from '../../shared/dialogs/dialogs.module.css';

/** Renders the confirmation of a cancellation [§4]: `resolve` once the server has canceled it, `reject` otherwise. */
export function CancelDialog({ listing, resolve, reject }: Dialogs['cancel-property']) {
  const [deactivate] = useDeactivateListingMutation();
  const now = useNow();
  const action = useAsyncAction();
  const cancel = () =>
    void action.run(async () => {
      const done = await deactivate({ variables: { id: listing.id } }).then(
        ({ data }) => data !== undefined && 'listing' in data.deactivateListing,
        (error: unknown) => {
          // The login dialog opens, and the cancellation is retried after it.
          if (isLoggedOut(error)) throw error;
          return false;
        },
      );
      closeDialog();
      if (done) resolve();
      else reject();
    });
  return (
    <DialogShell title={`Cancel ${listing.name}?`}>
      <p>
        {listing.pastDue
          ? "Its last payment failed, so it ends right away. You won't be charged again."
          : `Your listing stays up until ${listing.expiresAt ? formatDay(listing.expiresAt, now) : 'the end of the month you paid for'}. You won't be charged again.`}
      </p>
      <div className={css.buttons}>
        <Button look="quiet" data-first onClick={closeDialog}>
          Nevermind
        </Button>
        <Button look="danger" busy={action.busy} onClick={cancel}>
          Cancel My Listing
        </Button>
      </div>
    </DialogShell>
  );
}
