import { useApolloClient } from '@apollo/client/react';
import { useState, type RefObject } from 'react';
import { errorMap, type FieldErrors } from '../../../domain/field-errors.ts';
import { sectionOfError } from '../../../domain/posting/sections.ts';
import type { DraftInput } from '../../__generated__/types.ts';
import { useAction, type Action } from '../../form/use-action.ts';
import { paths } from '../../paths.ts';
import { openDialog } from '../../ui/dialog.ts';
import { notify } from '../../ui/notice.ts';
import { useRefusal } from '../use-refusal.ts';
import { useGo } from '../../use-go.ts';
import type { Billing, CardHandle, CardProcessor } from './card-fields/card-processor.ts';
import { PublishListingDocument } from './publish-listing.generated.ts';
import { tryKey } from './try-key.ts';

interface Publishing {
  card: RefObject<CardHandle | null>;
  processor: CardProcessor | undefined;
  draft: () => DraftInput;
  /** The listing is up and paid. */
  published: () => void;
}

/** The server knows this try by its key, but with other words in the listing; a new try has a new key. */
const CHANGED_SINCE =
  'Your listing has changed since an earlier try. Press Process Payment again: you will not be charged twice.';

/**
 * Process Payment: the card becomes a payment method at the processor, then the server publishes; where the bank wants
 * the owner's word, it is asked for and the same try is finished. A refusal changes nothing (payments.md 1–3).
 */
export function usePublish({
  card,
  processor,
  draft,
  published,
}: Publishing): Action & { pay(billing: Billing): void } {
  const client = useApolloClient();
  const go = useGo();
  const refuse = useRefusal();
  const action = useAction();
  const [key] = useState(() => tryKey());

  const refused = (errors: FieldErrors, again: () => void) => {
    refuse(errors, again);
    const field = Object.keys(errors).find((name) => sectionOfError(name) !== undefined);
    const message = field && errors[field]?.[0];
    if (!message) return;
    // e-mail has no field on this screen, and the other sections are one step back
    if (field === 'email') openDialog('notification', { message });
    else notify(message, { tone: 'bad', action: { label: 'Mend it', run: () => void go(paths.post(2)) } });
  };

  const publish = async (paymentMethod: string, again: () => void, authenticated = false): Promise<void> => {
    const { data } = await client.mutate({
      mutation: PublishListingDocument,
      variables: { draft: draft(), paymentMethod, idempotencyKey: key.current() },
    });
    const answer = data?.publishListing;
    if (!answer) throw new Error('The server gave no answer');
    if ('clientSecret' in answer) {
      const confirmed = authenticated ? undefined : await processor?.authenticate(answer.clientSecret);
      if (confirmed && 'ok' in confirmed) return publish(paymentMethod, again, true);
      key.end();
      return refused(
        confirmed?.errors ?? { payment: ['Your bank did not confirm the payment. Try another card.'] },
        again,
      );
    }
    key.end();
    if ('errors' in answer) return refused(errorMap(answer.errors), again);
    if ('message' in answer) return void notify(CHANGED_SINCE, { tone: 'bad' });
    published();
  };

  const pay = (billing: Billing) => {
    void action.run(async () => {
      const method = await card.current?.paymentMethod(billing);
      if (!method) return;
      const again = () => pay(billing);
      if ('errors' in method) return refused(method.errors, again);
      await publish(method.id, again);
    });
  };
  return { ...action, pay };
}
