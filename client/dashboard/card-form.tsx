import { useRef, useState } from 'react';
import { Form } from 'react-final-form';
import { useViewer } from '../apollo/viewer.ts';
import { FailedLine } from '../form/failed-line.tsx';
import formCss from '../form/form.module.css';
import { RefusedProvider } from '../form/refused.tsx';
import { BillingAddressFields, CardButton, type BillingAddress } from '../posting/payment/billing-address.tsx';
import type { CardHandle } from '../posting/payment/card-fields/card-processor.ts';
import { useCardProcessor } from '../posting/payment/card-fields/use-card-processor.ts';
import { TestCards } from '../posting/payment/test-cards.tsx';
import { TryState } from '../posting/payment/try-state.tsx';
import { Button } from '../ui/button.tsx';
import { Bone } from '../ui/skeleton.tsx';
import { useCardKeysQuery } from './change-card.generated.ts';
import css from './money.module.css';
import { useCardChange } from './use-card-change.ts';

export interface CardFormProps {
  changed: (declined: string | null) => void;
  close: () => void;
}

/** Another card for later months. Its number goes to the processor alone, and is kept nowhere (K37). */
export function CardForm(props: CardFormProps) {
  return (
    <RefusedProvider>
      <Fields {...props} />
    </RefusedProvider>
  );
}

function Fields({ changed, close }: CardFormProps) {
  const { viewer } = useViewer();
  const { data } = useCardKeysQuery();
  const card = useRef<CardHandle>(null);
  const processor = useCardProcessor(data?.options);
  const [complete, setComplete] = useState(false);
  const change = useCardChange({ card, processor, changed });
  return (
    <Form<BillingAddress>
      initialValues={{ address: '', zip: '' }}
      initialValuesEqual={() => true}
      subscription={{}}
      onSubmit={(billing) => change.save({ ...billing, email: viewer?.email ?? '' })}
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
              <Bone shape="button" />
              <Bone shape="button" />
            </div>
          )}
          <div className={formCss.grid}>
            <BillingAddressFields />
          </div>
          <p className={css.facts}>Nothing is charged now, except a payment that is overdue.</p>
          <div className={css.buttons}>
            <CardButton busy={change.busy} ready={complete}>
              Save this card
            </CardButton>
            <Button look="text" onClick={close}>
              Keep the old card
            </Button>
          </div>
          <TryState asking={change.asking} />
          <FailedLine action={change} />
        </form>
      )}
    />
  );
}
