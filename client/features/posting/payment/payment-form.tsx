import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { Form } from 'react-final-form';
import type { UserInfo } from '../../../graphql/subscription-socket.ts';
import { cardExpiryState } from '../../../../domain/billing/card-on-file.ts';
import { useNow } from '../../../app/page-info.tsx';
import { useRejectedFields } from '../../../forms/rejected-fields.tsx';
import { ErrorSummary } from '../../../forms/error-summary.tsx';
import { RequestFailed } from '../../../forms/request-failed.tsx';
import formCss from '../../../forms/form.module.css';
import { paths } from '../../../app/paths.ts';
import { Anchor } from '../../../components/anchor.tsx';
import { Button } from '../../../components/button.tsx';
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
import { CardChoice } from '../../../shared/card-payment/card-choice.tsx';
import type { CardHandle } from '../../../shared/card-payment/card-processor.ts';
import { useCardProcessor } from '../../../shared/card-payment/use-card-processor.ts';
import css from '../../../shared/card-payment/payment.module.css';
import { TestCards } from '../../../shared/card-payment/test-cards.tsx';
import { PaymentStatus } from '../../../shared/card-payment/payment-status.tsx';
import { useMyCreditQuery } from './my-credit.generated.ts';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { usePublish } from './use-publish.ts';

const HeldTextNotice = lazyPart(async () => (await import('../text-check/held-text-notice.tsx')).HeldTextNotice);

interface PaymentFormProps {
  posting: PostingState;
  options: PostingOptionsQuery['options'];
  /** Dollars; a property type without a price cannot be paid for (K12). */
  price: number;
  published: (listingId: string, user: UserInfo | null) => void;
  sentForReview: (user: UserInfo | null) => void;
}

/** Renders the billing address and the card. Neither is saved anywhere (K16). */
export function PaymentForm({
  posting: { draft, viewer, logged },
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
  const { data: own, error } = useMyCreditQuery({ skip: !logged });
  const onFile = own?.myBilling.card ?? null;
  const [wantsOther, setWantsOther] = useState(false);
  const [keep, setKeep] = useState(false);
  const now = useNow();
  const usable = onFile !== null && cardExpiryState(onFile, now) !== 'expired';
  const paysOnFile = usable && !wantsOther;
  const latest = () => toDraftInput(cache, toFormValues(readDraft(cache) ?? draft, accountCredentials(cache)), logged);
  // Which fields are needed is unknown until the card on file is.
  const waits = logged === 1 && !own && !error;
  const { show } = useRejectedFields();
  const publishing = usePublish({ card, processor, draft: latest, published, sentForReview });
  return (
    <Card>
      <Form<BillingAddress>
        initialValues={{ address: '', zip: '' }}
        initialValuesEqual={() => true}
        subscription={{}}
        onSubmit={(billing) =>
          paysOnFile
            ? publishing.payOnFile()
            : publishing.pay({ ...billing, email: viewer?.email ?? values.email }, keep)
        }
        render={({ handleSubmit }) => (
          <form className={css.form} noValidate onSubmit={(event) => void handleSubmit(event)}>
            <h2>Billing information</h2>
            <ErrorSummary owns={(field) => field.startsWith('payment.')} />
            {usable && (
              <CardChoice
                card={onFile}
                other={wantsOther}
                choose={(other) => {
                  setWantsOther(other);
                  show({});
                }}
                keep={keep}
                setKeep={setKeep}
              />
            )}
            {options.localProcessor && !paysOnFile && <TestCards />}
            {!paysOnFile && !waits && (
              <div className={formCss.grid}>
                <BillingAddressFields />
              </div>
            )}
            {paysOnFile ? null : processor && !waits ? (
              <processor.Fields ref={card} disabled={publishing.busy} onComplete={setCardComplete} />
            ) : (
              <Skeleton shape="button" />
            )}
            <FormUploadsInProgress />
            <PaymentStatus {...publishing} />
            {publishing.held && <HeldTextNotice held={publishing.held} busy={publishing.busy} />}
            {paysOnFile ? (
              <Button type="submit" busy={publishing.busy} disabled={price <= 0}>
                Process Payment
              </Button>
            ) : (
              <CardButton busy={publishing.busy} ready={cardComplete} disabled={price <= 0}>
                Process Payment
              </CardButton>
            )}
            <p className={css.small}>
              By paying, you agree to the <Anchor href={paths.terms()}>terms</Anchor> and the{' '}
              <Anchor href={paths.privacy()}>privacy policy</Anchor>. Your listing renews each month until you cancel.
            </p>
            <RequestFailed action={publishing} />
          </form>
        )}
      />
    </Card>
  );
}
