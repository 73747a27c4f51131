import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { FieldErrors } from '../../../../domain/field-errors.ts';
import { NOT_AUTHENTICATED } from '../../../../domain/posting/posting-errors.ts';
import { useAsyncAction, type AsyncAction } from '../../../forms/use-async-action.ts';
import { confirmWithCardholder } from '../../../shared/card-payment/card-processor.ts';
import { loadCardProcessor } from '../../../shared/card-payment/use-card-processor.ts';
import { CardKeysDocument } from '../../../shared/billing/change-card.generated.ts';
import { ActivateListingDocument } from '../../../shared/billing/dashboard.generated.ts';

interface RelistAction extends AsyncAction {
  /** Why the card was not charged. */
  refused: string | undefined;
  /** Whether the bank is authenticating the cardholder. */
  asking: boolean;
  pay(): void;
}

/**
 * Relists an expired listing: charges one month to the card on file (K25). If the bank requires authentication, the
 * cardholder is prompted here and the same payment continues; a declined card changes nothing, and another can be used.
 * `card`: the label of the charged card.
 */
export function useRelistListing(id: string, card: string | undefined, listed: () => void): RelistAction {
  const client = useApolloClient();
  const [refused, setRefused] = useState<{ words: string | undefined; card: string | undefined }>();
  const [asking, setAsking] = useState(false);
  const action = useAsyncAction();

  const confirm = async (clientSecret: string): Promise<FieldErrors> => {
    const { data } = await client.query({ query: CardKeysDocument });
    setAsking(true);
    const processor = data && (await loadCardProcessor(data.options));
    const said = await confirmWithCardholder(processor, clientSecret).finally(() => setAsking(false));
    return 'errors' in said ? said.errors : {};
  };

  const ask = async (asked?: FieldErrors): Promise<void> => {
    const { data } = await client.mutate({ mutation: ActivateListingDocument, variables: { id } });
    const answer = data?.activateListing;
    if (!answer) throw new Error("The server didn't respond");
    if ('listing' in answer) return listed();
    if ('errors' in answer) return setRefused({ words: answer.errors[0]?.messages[0], card });
    // In either case the server checks the payment, and cancels it if it was not paid.
    if (!asked) return ask(await confirm(answer.clientSecret));
    setRefused({ words: (asked['payment'] ?? NOT_AUTHENTICATED['payment'])?.[0], card });
  };

  return {
    ...action,
    // An error belongs to the card it occurred on, not to a later one.
    refused: refused?.card === card ? refused?.words : undefined,
    asking,
    pay: () =>
      void action.run(async () => {
        setRefused(undefined);
        await ask();
      }),
  };
}
