import { useApolloClient } from '@apollo/client/react';
import { useState, type RefObject } from 'react';
import { toFieldErrors, hasErrors, type FieldErrors } from '../../../../domain/field-errors.ts';
import { isCardRefusal } from '../../../../domain/billing/card-declines.ts';
import { CARD_ON_FILE, NOT_AUTHENTICATED } from '../../../../domain/posting/posting-errors.ts';
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
import { isHeldText, type HeldText } from '../text-check/held-text.ts';

interface Publishing {
  card: RefObject<CardHandle | null>;
  processor: CardProcessor | undefined;
  /** Returns the current draft: an image may have arrived since the click. */
  draft: () => DraftInput;
  /** Called when the listing is published and paid for, with the account that was created for it. */
  published: (listingId: string, user: UserInfo | null) => void;
  /** Called when the listing waits for staff; nothing was charged. */
  sentForReview: (user: UserInfo | null) => void;
}

interface PublishAction extends AsyncAction {
  /** Charges a new card; `keep` makes it the card on file where there is one already. */
  pay(billing: Billing, keep?: boolean): void;
  /** Charges the card on file. */
  payOnFile(): void;
  /** True while the bank requires authentication of the cardholder. */
  asking: boolean;
  /** True when the page was left during a publish intent, which the next submit resumes. */
  leftOff: boolean;
  /** Texts that can't be published as they stand, and the button that sends them to staff; null without any. */
  held: HeldText | null;
}

/** Shown when the server has this key with a different draft; a new publish intent gets a new key. */
const DRAFT_CHANGED_MESSAGE =
  "Your listing has changed since your last attempt. Press Process Payment again. You won't be charged twice.";

/**
 * Handles Process Payment: creates a payment method at the processor, then publishes on the server; where the bank
 * requires authentication, runs it and completes the same publish intent. A rejection changes nothing (ADR 0011).
 */
export function usePublish({ card, processor, draft, published, sentForReview }: Publishing): PublishAction {
  const client = useApolloClient();
  const go = usePreloadedNavigate();
  const refuse = useRejectedInput();
  const { viewer } = useViewer();
  const action = useAsyncAction();
  const [key] = useState(() => idempotencyKey());
  const [leftOff, setLeftOff] = useState(() => key.isOpen());
  const [asking, setAsking] = useState(false);
  const [held, setHeld] = useState<HeldText | null>(null);

  const refused = (told: FieldErrors, again: () => void) => {
    const card = told['payment'];
    // The dialog is gone once it is closed; at the field, the message stays until another card is entered.
    const errors = card && isCardRefusal(card[0]) ? { ...told, 'payment.cardNumber': card } : told;
    refuse(errors, again);
    const field = Object.keys(errors).find((name) => sectionOfError(name) !== undefined);
    const message = field && errors[field]?.[0];
    if (!message) return;
    // email has no field on this screen, and the other sections are one step back; a logged-in landlord has just been
    // redirected to create an account (K30), which closes dialogs
    if (field === 'email' && !viewer) openDialog('notification', { message });
    else notify(message, { tone: 'bad', action: { label: 'Fix it', run: () => void go(paths.post(2)) } });
  };

  const publish = async (
    paymentMethod: string,
    keepCard: boolean,
    again: () => void,
    { asked, review = false }: { asked?: FieldErrors; review?: boolean } = {},
  ): Promise<void> => {
    setHeld(null);
    const { data } = await client.mutate({
      mutation: PublishListingDocument,
      variables: { draft: draft(), paymentMethod, keepCard, idempotencyKey: key.current(), review },
    });
    const answer = data?.publishListing;
    if (!answer) throw new Error("The server didn't respond");
    if ('clientSecret' in answer && !asked) {
      setAsking(true);
      const said = await confirmWithCardholder(processor, answer.clientSecret).finally(() => setAsking(false));
      // Publishes after success and failure alike: the server knows whether it was paid, and cancels what was not.
      return publish(paymentMethod, keepCard, again, { asked: 'errors' in said ? said.errors : {}, review });
    }
    key.end();
    setLeftOff(false);
    if ('clientSecret' in answer) return refused(hasErrors(asked ?? {}) ? (asked ?? {}) : NOT_AUTHENTICATED, again);
    if ('errors' in answer) {
      const errors = toFieldErrors(answer.errors);
      if (!(await isHeldText(draft(), errors))) return refused(errors, again);
      const send = () => void action.run(() => publish(paymentMethod, keepCard, again, { review: true }));
      return setHeld({ errors, send });
    }
    if ('review' in answer) return sentForReview(answer.user);
    if ('message' in answer) return void notify(DRAFT_CHANGED_MESSAGE, { tone: 'bad' });
    published(answer.listing.id, answer.user);
  };

  const pay = (billing: Billing, keep = false) => {
    void action.run(async () => {
      // images of step 2 that are still uploading are part of the purchase
      const missing = await missingImagesMessage(draftUploads(client.cache));
      if (hasErrors(missing)) return refused(missing, () => pay(billing, keep));
      const method = await card.current?.paymentMethod(billing);
      if (!method) return;
      const again = () => pay(billing, keep);
      if ('errors' in method) return refused(method.errors, again);
      await publish(method.id, keep, again);
    });
  };
  const payOnFile = () =>
    void action.run(async () => {
      const missing = await missingImagesMessage(draftUploads(client.cache));
      if (hasErrors(missing)) return refused(missing, payOnFile);
      await publish(CARD_ON_FILE, false, payOnFile);
    });
  return { ...action, pay, payOnFile, asking, leftOff, held };
}
