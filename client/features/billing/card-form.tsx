import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { Cluster, Stack } from '../../components/layout/layout.tsx';
import { Notice, Text } from '../../components/layout/text.tsx';
import { isCardRefusal } from '../../../domain/billing/card-declines.ts';
import { PAST_DUE_NOT_AUTHENTICATED } from '../../../domain/billing/billing-errors.ts';
import { formatCents } from '../../../domain/format/money.ts';
import { toFieldErrors, hasErrors, type FieldErrors } from '../../../domain/field-errors.ts';
import { useViewer } from '../../graphql/viewer.ts';
import { LabeledSelect } from '../../forms/fields/field.tsx';
import { RequestFailed } from '../../forms/request-failed.tsx';
import { useAsyncAction } from '../../forms/use-async-action.ts';
import formCss from '../../forms/form.module.css';
import { focusFirstField, RejectedFieldsProvider, useRejectedFields } from '../../forms/rejected-fields.tsx';
import {
  BillingAddressFields,
  BillingForm,
  CardButton,
  type BillingAddress,
} from '../../shared/card-payment/billing-address.tsx';
import { confirmWithCardholder, type CardHandle } from '../../shared/card-payment/card-processor.ts';
import { useCardProcessor } from '../../shared/card-payment/use-card-processor.ts';
import { TestCards } from '../../shared/card-payment/test-cards.tsx';
import { PaymentStatus } from '../../shared/card-payment/payment-status.tsx';
import { Button } from '../../components/button.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import {
  BeginCardChangeDocument,
  ChangeCardDocument,
  useCardKeysQuery,
} from '../../shared/billing/change-card.generated.ts';
import css from './billing.module.css';

interface CardFormProps {
  /**
   * `declineMessage`: why the overdue amount could still not be charged; `only`: the one listing that the card pays for, ''
   * for all.
   */
  changed: (declineMessage: string | null, only: string) => void;
  close: () => void;
  /** The listings that a card can be chosen for: those with a next charge; with what each owes. */
  listings: readonly { id: string; name: string; amountDueCents: number }[];
}

/** Renders the form for a new card for later months. Its number goes only to the payment processor (K37). */
export function CardForm(props: CardFormProps) {
  return (
    <RejectedFieldsProvider>
      <Fields {...props} />
    </RejectedFieldsProvider>
  );
}

/** The server receives only the processor's confirmation, and immediately retries the overdue charge. */
function Fields({ changed, close, listings }: CardFormProps) {
  const client = useApolloClient();
  const [chosen, setChosen] = useState('');
  const { viewer } = useViewer();
  const { show, idOf } = useRejectedFields();
  const { data } = useCardKeysQuery();
  const card = useRef<CardHandle>(null);
  const processor = useCardProcessor(data?.options);
  const [complete, setComplete] = useState(false);
  /** Error message that belongs to no field. */
  const [problem, setProblem] = useState<string>();
  const [asking, setAsking] = useState(false);
  const action = useAsyncAction({ mayCharge: true });
  const only = chosen === '' ? null : [chosen];
  const amountDueCents = listings
    .filter(({ id }) => only === null || id === chosen)
    .reduce((sum, listing) => sum + listing.amountDueCents, 0);

  const refuse = (errors: FieldErrors) => {
    const { payment, ...others } = errors;
    const isCards = payment !== undefined && isCardRefusal(payment[0]);
    const fields = isCards ? { ...others, 'payment.cardNumber': payment } : others;
    show(fields);
    setProblem(isCards ? undefined : payment?.[0]);
    focusFirstField(Object.keys(fields), idOf);
  };

  const change = async (setup: string, authenticated = false): Promise<void> => {
    const variables = { setup, listings: only };
    const answer = (await client.mutate({ mutation: ChangeCardDocument, variables })).data?.changeCard;
    if (!answer) throw new Error("The server didn't respond");
    if ('errors' in answer) return refuse(toFieldErrors(answer.errors));
    if (!('clientSecret' in answer)) return changed(answer.declineMessage, chosen);
    if (!authenticated) {
      setAsking(true);
      const confirmation = await confirmWithCardholder(processor, answer.clientSecret).finally(() => setAsking(false));
      // If the result is unknown, the server checks it.
      if ('ok' in confirmation || !hasErrors(confirmation.errors)) return change(setup, true);
    }
    changed(PAST_DUE_NOT_AUTHENTICATED['payment']?.[0] ?? null, chosen);
  };

  const save = (address: BillingAddress) =>
    void action.run(async () => {
      setProblem(undefined);
      show({});
      const method = await card.current?.paymentMethod({ ...address, email: viewer?.email ?? '' });
      if (!method || !processor) return;
      if ('errors' in method) return refuse(method.errors);
      const begun = await client.mutate({ mutation: BeginCardChangeDocument, variables: { listings: only } });
      const clientSecret = begun.data?.beginCardChange.clientSecret;
      if (clientSecret === undefined) throw new Error("The server didn't respond");
      setAsking(true);
      const confirmed = await processor.confirmCard(clientSecret, method.id).finally(() => setAsking(false));
      if ('errors' in confirmed) return refuse(confirmed.errors);
      await change(clientSecret.split('_secret_')[0] ?? '');
    });

  return (
    <Stack as={BillingForm} aria-label="Another card" onSubmit={save}>
      {data?.options.localProcessor && <TestCards />}
      <div role="alert">
        {problem && (
          <Notice as="p" tone="bad" small>
            {problem}
          </Notice>
        )}
      </div>
      {processor ? (
        <processor.Fields ref={card} disabled={action.busy} onComplete={setComplete} />
      ) : (
        <div className={css.fieldsWaiting}>
          <Skeleton shape="button" />
          <Skeleton shape="button" />
        </div>
      )}
      <Stack className={formCss.grid}>
        <BillingAddressFields />
      </Stack>
      {listings.length > 1 && (
        <LabeledSelect
          label="Use it for"
          none="All my listings, including new ones"
          options={listings.map((listing) => ({ value: listing.id, label: `Only ${listing.name}` }))}
          value={chosen}
          onChange={(listing = '') => setChosen(listing)}
        />
      )}
      <Text className={css.facts}>
        {amountDueCents > 0
          ? `${formatCents(amountDueCents)} is overdue. It's charged to this card now.`
          : "You won't be charged now."}
      </Text>
      <Cluster rows={2}>
        <CardButton busy={action.busy} ready={complete}>
          {amountDueCents > 0 ? `Pay ${formatCents(amountDueCents)} and save card` : 'Save card'}
        </CardButton>
        <Button look="text" onClick={close}>
          Keep the old card
        </Button>
      </Cluster>
      <PaymentStatus asking={asking} />
      <RequestFailed action={action} />
    </Stack>
  );
}
