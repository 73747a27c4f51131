import { useId, useRef, useState } from 'react';
import { Form } from 'react-final-form';
import { useViewer } from '../../graphql/viewer.ts';
import { LabeledSelect } from '../../forms/fields/field.tsx';
import { RequestFailed } from '../../forms/request-failed.tsx';
import formCss from '../../forms/form.module.css';
import { RejectedFieldsProvider } from '../../forms/rejected-fields.tsx';
import { BillingAddressFields, CardButton, type BillingAddress } from '../../shared/card-payment/billing-address.tsx';
import type { CardHandle } from '../../shared/card-payment/card-processor.ts';
import { useCardProcessor } from '../../shared/card-payment/use-card-processor.ts';
import { TestCards } from '../../shared/card-payment/test-cards.tsx';
import { PaymentStatus } from '../../shared/card-payment/payment-status.tsx';
import { Button } from '../../components/button.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useCardKeysQuery } from '../../shared/billing/change-card.generated.ts';
import css from './billing.module.css';
import { useCardChange } from './use-card-change.ts';

export interface CardFormProps {
  /** `only`: the one listing that the card pays for; '' for all. */
  changed: (declined: string | null, only: string) => void;
  close: () => void;
  /** The listings that a card can be chosen for: those with a next charge. */
  listings: readonly { id: string; name: string }[];
}

/**
 * Renders the form for a new card for later months. The card number goes only to the payment processor and is stored
 * nowhere (K37).
 */
export function CardForm(props: CardFormProps) {
  return (
    <RejectedFieldsProvider>
      <Fields {...props} />
    </RejectedFieldsProvider>
  );
}

function Fields({ changed, close, listings }: CardFormProps) {
  const id = useId();
  const [chosen, setChosen] = useState('');
  const { viewer } = useViewer();
  const { data } = useCardKeysQuery();
  const card = useRef<CardHandle>(null);
  const processor = useCardProcessor(data?.options);
  const [complete, setComplete] = useState(false);
  const change = useCardChange({ card, processor, changed: (declined) => changed(declined, chosen) });
  return (
    <Form<BillingAddress>
      initialValues={{ address: '', zip: '' }}
      initialValuesEqual={() => true}
      subscription={{}}
      onSubmit={(billing) => change.save({ ...billing, email: viewer?.email ?? '' }, chosen === '' ? null : [chosen])}
      render={({ handleSubmit }) => (
        <form
          className={css.cardForm}
          noValidate
          aria-label="Another card"
          onSubmit={(event) => void handleSubmit(event)}
        >
          {data?.options.localProcessor && <TestCards />}
          <div role="alert">{change.problem && <p className={css.problem}>{change.problem}</p>}</div>
          {processor ? (
            <processor.Fields ref={card} disabled={change.busy} onComplete={setComplete} />
          ) : (
            <div className={css.fieldsWaiting}>
              <Skeleton shape="button" />
              <Skeleton shape="button" />
            </div>
          )}
          <div className={formCss.grid}>
            <BillingAddressFields />
          </div>
          {listings.length > 1 && (
            <LabeledSelect
              id={id}
              label="Use it for"
              none="All my listings, including new ones"
              options={listings.map((listing) => ({ value: listing.id, label: `Only ${listing.name}` }))}
              value={chosen}
              onChange={(listing = '') => setChosen(listing)}
            />
          )}
          <p className={css.facts}>You won't be charged now unless a payment is overdue.</p>
          <div className={css.buttons}>
            <CardButton busy={change.busy} ready={complete}>
              Save card
            </CardButton>
            <Button look="text" onClick={close}>
              Keep the old card
            </Button>
          </div>
          <PaymentStatus asking={change.asking} />
          <RequestFailed action={change} />
        </form>
      )}
    />
  );
}
