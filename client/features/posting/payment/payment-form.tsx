import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { Form } from 'react-final-form';
import type { UserInfo } from '../../../graphql/subscription-socket.ts';
import { ErrorSummary } from '../../../forms/error-summary.tsx';
import { RequestFailed } from '../../../forms/request-failed.tsx';
import formCss from '../../../forms/form.module.css';
import { Card } from '../../../components/card.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { accountCredentials } from '../draft/account-credentials.ts';
import { readDraft } from '../draft/draft-cache.ts';
import { toDraftInput, toFormValues } from '../draft/form-values.ts';
import { FormUploadsInProgress } from '../images/uploads-in-progress.tsx';
import type { PostingOptionsQuery } from '../options.generated.ts';
import type { PostingState } from '../use-posting.ts';
import {
  BillingAddressFields,
  CardButton,
  type BillingAddress,
} from '../../../shared/card-payment/billing-address.tsx';
import type { CardHandle } from '../../../shared/card-payment/card-processor.ts';
import { useCardProcessor } from '../../../shared/card-payment/use-card-processor.ts';
import css from '../../../shared/card-payment/payment.module.css';
import { TestCards } from '../../../shared/card-payment/test-cards.tsx';
import { PaymentStatus } from '../../../shared/card-payment/payment-status.tsx';
import { HeldTextNotice } from '../text-check/held-text-notice.tsx';
import { usePublish } from './use-publish.ts';

interface PaymentFormProps {
  posting: PostingState;
  options: PostingOptionsQuery['options'];
  /** Dollars; a property type without a price cannot be paid for (K12). */
  price: number;
  published: (user: UserInfo | null) => void;
  sentForReview: (user: UserInfo | null) => void;
}

/** Renders the billing address and the card. Neither is saved anywhere (K16). */
export function PaymentForm({
  posting: { draft, viewer },
  options,
  price,
  published,
  sentForReview,
}: PaymentFormProps) {
  const { cache } = useApolloClient();
  const values = toFormValues(draft, accountCredentials(cache));
  const card = useRef<CardHandle>(null);
  const processor = useCardProcessor(options);
  const [cardComplete, setCardComplete] = useState(false);
  const latest = () =>
    toDraftInput(toFormValues(readDraft(cache) ?? draft, accountCredentials(cache)), viewer !== null);
  const publishing = usePublish({ card, processor, draft: latest, published, sentForReview });
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
              <Skeleton shape="button" />
            )}
            <FormUploadsInProgress />
            <PaymentStatus {...publishing} />
            {publishing.held && <HeldTextNotice held={publishing.held} busy={publishing.busy} />}
            <CardButton busy={publishing.busy} ready={cardComplete && price > 0}>
              Process Payment
            </CardButton>
            <RequestFailed action={publishing} />
          </form>
        )}
      />
    </Card>
  );
}
