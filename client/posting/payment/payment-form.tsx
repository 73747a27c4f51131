import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { Form, useFormState } from 'react-final-form';
import { isEmpty } from '../../../domain/posting/completeness.ts';
import { DigitsField } from '../../form/digits-field.tsx';
import { FailedLine } from '../../form/failed-line.tsx';
import { TextField } from '../../form/text-field.tsx';
import formCss from '../../form/form.module.css';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Bone } from '../../ui/skeleton.tsx';
import { accountOf } from '../draft/account-memory.ts';
import { inputOf, valuesOf } from '../draft/posting-values.ts';
import type { PostingOptionsQuery } from '../options.generated.ts';
import type { Posting } from '../use-posting.ts';
import type { CardHandle } from './card-fields/card-processor.ts';
import { useCardProcessor } from './card-fields/use-card-processor.ts';
import css from './payment.module.css';
import { TestCards } from './test-cards.tsx';
import { usePublish } from './use-publish.ts';

type BillingAddress = { address: string; zip: string };

interface PaymentFormProps {
  posting: Posting;
  options: PostingOptionsQuery['options'] | undefined;
  /** Nothing is sold for nothing: a kind whose price is gone cannot be paid (K12). */
  price: number;
  published: () => void;
}

/** The billing address and the card. Neither is kept anywhere (K16). */
export function PaymentForm({ posting: { draft, viewer }, options, price, published }: PaymentFormProps) {
  const { cache } = useApolloClient();
  const values = valuesOf(draft, accountOf(cache));
  const card = useRef<CardHandle>(null);
  const processor = useCardProcessor(options);
  const [cardComplete, setCardComplete] = useState(false);
  const publishing = usePublish({ card, processor, draft: () => inputOf(values, viewer !== null), published });
  return (
    <Card>
      <Form<BillingAddress>
        initialValues={{ address: '', zip: '' }}
        initialValuesEqual={() => true}
        subscription={{}}
        onSubmit={(billing) => publishing.pay({ ...billing, email: viewer?.email ?? values.email })}
        render={({ handleSubmit }) => (
          <form className={css.form} noValidate onSubmit={(event) => void handleSubmit(event)}>
            <h2>Billing information</h2>
            {options?.localProcessor && <TestCards />}
            <div className={formCss.grid}>
              <TextField
                name="address"
                errorKey="payment.address"
                label="Billing address"
                autoComplete="billing street-address"
              />
              <DigitsField
                name="zip"
                errorKey="payment.zip"
                label="Billing zip"
                max={5}
                autoComplete="billing postal-code"
              />
            </div>
            {processor ? (
              <processor.Fields ref={card} disabled={publishing.busy} onComplete={setCardComplete} />
            ) : (
              <Bone shape="button" />
            )}
            <PayButton busy={publishing.busy} ready={cardComplete && price > 0} />
            <FailedLine action={publishing} />
          </form>
        )}
      />
    </Card>
  );
}

/** Process Payment, shut until all six fields are filled in [§5]. */
function PayButton({ busy, ready }: { busy: boolean; ready: boolean }) {
  const { values } = useFormState<BillingAddress>({ subscription: { values: true } });
  return (
    <Button type="submit" busy={busy} disabled={!ready || isEmpty(values.address) || isEmpty(values.zip)}>
      Process Payment
    </Button>
  );
}
