import { useApolloClient } from '@apollo/client/react';
import { useState, type RefObject } from 'react';
import { isCardRefusal } from '../../../domain/billing/card-declines.ts';
import { PAST_DUE_NOT_AUTHENTICATED } from '../../../domain/billing/billing-errors.ts';
import { toFieldErrors, hasErrors, type FieldErrors } from '../../../domain/field-errors.ts';
import { focusFirstField, useRejectedFields } from '../../forms/rejected-fields.tsx';
import { useAsyncAction, type AsyncAction } from '../../forms/use-async-action.ts';
import {
  confirmWithCardholder,
  type Billing,
  type CardHandle,
  type CardProcessor,
} from '../../shared/card-payment/card-processor.ts';
import { BeginCardChangeDocument, ChangeCardDocument } from '../../shared/billing/change-card.generated.ts';

interface CardChange extends AsyncAction {
  /** Error message that belongs to no field. */
  problem: string | undefined;
  /** Whether the bank is authenticating the cardholder. */
  asking: boolean;
  /** `listings`: those that the card will pay for; null for all. */
  save(billing: Billing, listings: string[] | null): void;
}

interface CardChangeInput {
  card: RefObject<CardHandle | null>;
  processor: CardProcessor | undefined;
  /** Called when the new card is saved; `declined` is the reason why the overdue amount could still not be charged. */
  changed(declined: string | null): void;
}

/**
 * Replaces the card on file: the browser creates a payment method and confirms it with the payment processor; the
 * server receives only the confirmation and immediately retries the overdue charge. If the bank requires authentication
 * for it, the cardholder is prompted and the same request is sent again.
 */
export function useCardChange({ card, processor, changed }: CardChangeInput): CardChange {
  const client = useApolloClient();
  const { show, idOf } = useRejectedFields();
  const [problem, setProblem] = useState<string>();
  const [asking, setAsking] = useState(false);
  const action = useAsyncAction();

  const refused = (errors: FieldErrors) => {
    const { payment, ...others } = errors;
    const isCards = payment !== undefined && isCardRefusal(payment[0]);
    const fields = isCards ? { ...others, 'payment.cardNumber': payment } : others;
    show(fields);
    setProblem(isCards ? undefined : payment?.[0]);
    focusFirstField(Object.keys(fields), idOf);
  };

  const tell = async (setup: string, listings: string[] | null, authenticated = false): Promise<void> => {
    const { data } = await client.mutate({ mutation: ChangeCardDocument, variables: { setup, listings } });
    const answer = data?.changeCard;
    if (!answer) throw new Error("The server didn't respond");
    if ('errors' in answer) return refused(toFieldErrors(answer.errors));
    if ('clientSecret' in answer) {
      if (!authenticated) {
        setAsking(true);
        const said = await confirmWithCardholder(processor, answer.clientSecret).finally(() => setAsking(false));
        // If the result is unknown, the server checks it.
        if ('ok' in said || !hasErrors(said.errors)) return tell(setup, listings, true);
      }
      return changed(PAST_DUE_NOT_AUTHENTICATED['payment']?.[0] ?? null);
    }
    changed(answer.declined);
  };

  const save = (billing: Billing, listings: string[] | null) =>
    void action.run(async () => {
      setProblem(undefined);
      show({});
      const method = await card.current?.paymentMethod(billing);
      if (!method || !processor) return;
      if ('errors' in method) return refused(method.errors);
      const { data } = await client.mutate({ mutation: BeginCardChangeDocument, variables: { listings } });
      const begun = data?.beginCardChange;
      if (!begun) throw new Error("The server didn't respond");
      setAsking(true);
      const confirmed = await processor.confirmCard(begun.clientSecret, method.id).finally(() => setAsking(false));
      if ('errors' in confirmed) return refused(confirmed.errors);
      await tell(begun.clientSecret.split('_secret_')[0] ?? '', listings);
    });
  return { ...action, problem, asking, save };
}
