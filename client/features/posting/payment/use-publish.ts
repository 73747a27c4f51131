import { useApolloClient } from '@apollo/client/react';
import { useState, type RefObject } from 'react';
import { toFieldErrors, hasErrors, type FieldErrors } from '../../../../domain/field-errors.ts';
import { NOT_AUTHENTICATED } from '../../../../domain/posting/posting-errors.ts';
import { sectionOfError } from '../../../../domain/posting/sections.ts';
import type { DraftInput } from '../../../__generated__/types.ts';
import type { UserInfo } from '../../../graphql/subscription-socket.ts';
import { useViewer } from '../../../graphql/viewer.ts';
import { useAsyncAction, type AsyncAction } from '../../../forms/use-async-action.ts';
import { paths } from '../../../app/paths.ts';
import { openDialog } from '../../../shared/dialogs/dialog-store.ts';
import { notify } from '../../../components/notices/notice-store.ts';
import { missingImagesMessage, draftUploads } from '../images/form-uploads.ts';
import { useRejectedInput } from '../use-rejected-input.ts';
import { usePreloadedNavigate } from '../../../app/router/use-preloaded-navigate.ts';
import {
  confirmWithCardholder,
  type Billing,
  type CardHandle,
  type CardProcessor,
} from '../../../shared/card-payment/card-processor.ts';
import { PublishListingDocument } from './publish-listing.generated.ts';
import { idempotencyKey } from './idempotency-key.ts';

interface Publishing {
  card: RefObject<CardHandle | null>;
  processor: CardProcessor | undefined;
  /** As it is when it is asked for: a picture may have arrived since the press. */
  draft: () => DraftInput;
  /** The listing is up and paid; with the account that was made for it. */
  published: (user: UserInfo | null) => void;
}

interface PublishAction extends AsyncAction {
  pay(billing: Billing): void;
  /** The bank is asking the card's owner. */
  asking: boolean;
  /** The page was left in the middle of a try, which the next press goes on with. */
  leftOff: boolean;
}

/** The server knows this try by its key, but with other words in the listing; a new try has a new key. */
const DRAFT_CHANGED_MESSAGE =
  'Your listing has changed since an earlier try. Press Process Payment again: you will not be charged twice.';

/**
 * Process Payment: the card becomes a payment method at the processor, then the server publishes; where the bank wants
 * the owner's word, it is asked for and the same try is finished. A refusal changes nothing (ADR 0011).
 */
export function usePublish({ card, processor, draft, published }: Publishing): PublishAction {
  const client = useApolloClient();
  const go = usePreloadedNavigate();
  const refuse = useRejectedInput();
  const { viewer } = useViewer();
  const action = useAsyncAction();
  const [key] = useState(() => idempotencyKey());
  const [leftOff, setLeftOff] = useState(() => key.isOpen());
  const [asking, setAsking] = useState(false);

  const refused = (errors: FieldErrors, again: () => void) => {
    refuse(errors, again);
    const field = Object.keys(errors).find((name) => sectionOfError(name) !== undefined);
    const message = field && errors[field]?.[0];
    if (!message) return;
    // e-mail has no field on this screen, and the other sections are one step back; who was logged in has just been sent
    // there to make an account (K30), which no dialog outlives
    if (field === 'email' && !viewer) openDialog('notification', { message });
    else notify(message, { tone: 'bad', action: { label: 'Fix it', run: () => void go(paths.post(2)) } });
  };

  const publish = async (paymentMethod: string, again: () => void, asked?: FieldErrors): Promise<void> => {
    const { data } = await client.mutate({
      mutation: PublishListingDocument,
      variables: { draft: draft(), paymentMethod, idempotencyKey: key.current() },
    });
    const answer = data?.publishListing;
    if (!answer) throw new Error('The server gave no answer');
    if ('clientSecret' in answer && !asked) {
      setAsking(true);
      const said = await confirmWithCardholder(processor, answer.clientSecret).finally(() => setAsking(false));
      // Yes or no: the server knows whether it was paid, and ends what was not.
      return publish(paymentMethod, again, 'errors' in said ? said.errors : {});
    }
    key.end();
    setLeftOff(false);
    if ('clientSecret' in answer) return refused(hasErrors(asked ?? {}) ? (asked ?? {}) : NOT_AUTHENTICATED, again);
    if ('errors' in answer) return refused(toFieldErrors(answer.errors), again);
    if ('message' in answer) return void notify(DRAFT_CHANGED_MESSAGE, { tone: 'bad' });
    published(answer.user);
  };

  const pay = (billing: Billing) => {
    void action.run(async () => {
      // what was chosen in step 2 and is still being sent belongs to what is paid for
      const missing = await missingImagesMessage(draftUploads(client.cache));
      if (hasErrors(missing)) return refused(missing, () => pay(billing));
      const method = await card.current?.paymentMethod(billing);
      if (!method) return;
      const again = () => pay(billing);
      if ('errors' in method) return refused(method.errors, again);
      await publish(method.id, again);
    });
  };
  return { ...action, pay, asking, leftOff };
}
