import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { Form } from 'react-final-form';
import type { UserInfo } from '../../apollo/live-channel.ts';
import { ErrorSummary } from '../../form/error-summary.tsx';
import { FailedLine } from '../../form/failed-line.tsx';
import formCss from '../../form/form.module.css';
import { Card } from '../../ui/card.tsx';
import { Bone } from '../../ui/skeleton.tsx';
import { accountOf } from '../draft/account-memory.ts';
import { readDraft } from '../draft/draft-store.ts';
import { inputOf, valuesOf } from '../draft/posting-values.ts';
import { OnTheWay } from '../images/on-the-way.tsx';
import type { PostingOptionsQuery } from '../options.generated.ts';
import type { Posting } from '../use-posting.ts';
import { BillingAddressFields, CardButton, type BillingAddress } from './billing-address.tsx';
import type { CardHandle } from './card-fields/card-processor.ts';
import { useCardProcessor } from './card-fields/use-card-processor.ts';
import css from './payment.module.css';
import { TestCards } from './test-cards.tsx';
import { TryState } from './try-state.tsx';
import { usePublish } from './use-publish.ts';

interface PaymentFormProps {
  posting: Posting;
  options: PostingOptionsQuery['options'];
  /** Nothing is sold for nothing: a kind whose price is gone cannot be paid (K12). */
  price: number;
  published: (user: UserInfo | null) => void;
}

/** The billing address and the card. Neither is kept anywhere (K16). */
export function PaymentForm({ posting: { draft, viewer }, options, price, published }: PaymentFormProps) {
  const { cache } = useApolloClient();
  const values = valuesOf(draft, accountOf(cache));
  const card = useRef<CardHandle>(null);
  const processor = useCardProcessor(options);
  const [cardComplete, setCardComplete] = useState(false);
  const latest = () => inputOf(valuesOf(readDraft(cache) ?? draft, accountOf(cache)), viewer !== null);
  const publishing = usePublish({ card, processor, draft: latest, published });
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
            <ErrorSummary owns={(field) => field.startsWith('payment.')} />
            {options.localProcessor && <TestCards />}
            <div className={formCss.grid}>
              <BillingAddressFields />
            </div>
            {processor ? (
              <processor.Fields ref={card} disabled={publishing.busy} onComplete={setCardComplete} />
            ) : (
              <Bone shape="button" />
            )}
            <OnTheWay />
            <TryState {...publishing} />
            <CardButton busy={publishing.busy} ready={cardComplete && price > 0}>
              Process Payment
            </CardButton>
            <FailedLine action={publishing} />
          </form>
        )}
      />
    </Card>
  );
}
