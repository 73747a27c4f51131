import { useApolloClient } from '@apollo/client/react';
import { useRef, useState, type RefObject } from 'react';
import { Form } from 'react-final-form';
import { Stack } from '../../../components/layout/layout.tsx';
import { Text } from '../../../components/layout/text.tsx';
import { hasErrors, toFieldErrors, type FieldErrors } from '../../../../domain/field-errors.ts';
import { UNTIL_STOPPED } from '../../../../domain/billing/renewal-terms.ts';
import { isCardRefusal } from '../../../../domain/billing/card-declines.ts';
import { CARD_ON_FILE, NOT_AUTHENTICATED } from '../../../../domain/posting/posting-errors.ts';
import { sectionOfError } from '../../../../domain/posting/sections.ts';
import type { DraftInput } from '../../../__generated__/types.ts';
import type { UserInfo } from '../../../graphql/subscription-socket.ts';
import { useViewer } from '../../../graphql/viewer.ts';
import { cardExpiryState } from '../../../../domain/billing/card-on-file.ts';
import { useNow } from '../../../app/page-info.tsx';
import { useRejectedFields } from '../../../forms/rejected-fields.tsx';
import { ErrorSummary } from '../../../forms/error-summary.tsx';
import { RequestFailed } from '../../../forms/request-failed.tsx';
import { useAsyncAction } from '../../../forms/use-async-action.ts';
import formCss from '../../../forms/form.module.css';
import { paths } from '../../../app/paths.ts';
import { usePreloadedNavigate } from '../../../app/router/use-preloaded-navigate.ts';
import { Anchor } from '../../../components/anchor.tsx';
import { Card } from '../../../components/card.tsx';
import { notify } from '../../../components/notices/notice-store.ts';
import { Skeleton } from '../../../components/skeleton.tsx';
import { readDraft } from '../draft/draft-cache.ts';
import { draftFormValues, toDraftInput } from '../draft/form-values.ts';
import { draftUploads, missingImagesMessage } from '../images/form-uploads.ts';
import { FormUploadsInProgress } from '../images/uploads-in-progress.tsx';
import type { PostingOptionsQuery } from '../options.generated.ts';
import type { PostingState } from '../use-posting.ts';
import { useRejectedInput } from '../use-rejected-input.ts';
import { BillingAddressFields, CardButton } from '../../../shared/card-payment/billing-address.tsx';
import type { BillingAddress } from '../../../shared/card-payment/billing-address.tsx';
import { CardChoice } from '../../../shared/card-payment/card-choice.tsx';
import { confirmWithCardholder } from '../../../shared/card-payment/card-processor.ts';
import type { Billing, CardHandle, CardProcessor } from '../../../shared/card-payment/card-processor.ts';
import { useCardProcessor } from '../../../shared/card-payment/use-card-processor.ts';
import css from '../../../shared/card-payment/payment.module.css';
import { TestCards } from '../../../shared/card-payment/test-cards.tsx';
import { PaymentStatus } from '../../../shared/card-payment/payment-status.tsx';
import { useMyCreditQuery } from './my-credit.generated.ts';
import { PublishListingDocument } from './publish-listing.generated.ts';
import { idempotencyKey } from './idempotency-key.ts';
import { openDialog } from '../../../shared/dialogs/dialog-store.ts';

interface Publishing {
  card: RefObject<CardHandle | null>;
  processor: CardProcessor | undefined;
  /** The dollars that are shown; another price is not charged. */
  price: number;
  /** Returns the current draft: an image may have arrived since the click. */
  draft: () => DraftInput;
  published: (listingId: string, user: UserInfo | null) => void;
  /** Ends posting with a message, without a celebration. */
  finished: (user: UserInfo | null, message: string) => void;
}

/** Shown when the server has this key with a different draft; a new publish intent gets a new key. */
const DRAFT_CHANGED_MESSAGE =
  "Your listing has changed since your last attempt. Press Process Payment again. You won't be charged twice.";

/** Handles Process Payment: creates a payment method, publishes, and authenticates where the bank requires it (ADR 0011). */
function usePublish({ card, processor, price, draft, published, finished }: Publishing) {
  const client = useApolloClient();
  const go = usePreloadedNavigate();
  const refuse = useRejectedInput();
  const { viewer } = useViewer();
  const action = useAsyncAction({ mayCharge: true });
  const [key] = useState(() => idempotencyKey());
  /** True when the page was left during a publish intent, which the next submit resumes. */
  const [leftOff, setLeftOff] = useState(() => key.isOpen());
  const [asking, setAsking] = useState(false);

  /** Returns whether a reload has forgotten the new account's password (K16), which another attempt needs. */
  const hasLostPassword = () => {
    const { account } = draft();
    return Boolean(account && !account.password);
  };
  const refused = (fieldErrors: FieldErrors, again: () => void) => {
    if (hasLostPassword()) {
      notify(`${Object.values(fieldErrors)[0]?.[0] ?? ''} Enter your password again, then pay.`, { tone: 'bad' });
      return void go(paths.post(2));
    }
    const card = fieldErrors['payment'];
    // The dialog is gone once it is closed; at the field, the message stays until another card is entered.
    const errors = card && isCardRefusal(card[0]) ? { ...fieldErrors, 'payment.cardNumber': card } : fieldErrors;
    refuse(errors, again);
    const field = Object.keys(errors).find((name) => sectionOfError(name) !== undefined);
    const message = field && errors[field]?.[0];
    if (!message) return;
    // email has no field on this screen; a logged-in landlord has just been redirected (K30), which closes dialogs
    if (field === 'email' && !viewer) openDialog('notification', { message });
    else notify(message, { tone: 'bad', action: { label: 'Fix it', run: () => void go(paths.post(2)) } });
  };

  const publish = async (
    paymentMethod: string,
    keepCard: boolean,
    again: () => void,
    errors?: FieldErrors,
  ): Promise<void> => {
    const { data } = await client.mutate({
      mutation: PublishListingDocument,
      variables: { draft: draft(), paymentMethod, keepCard, idempotencyKey: key.current(), price },
    });
    const answer = data?.publishListing;
    if (!answer) throw new Error("The server didn't respond");
    if ('clientSecret' in answer && !errors) {
      setAsking(true);
      const confirmation = await confirmWithCardholder(processor, answer.clientSecret).finally(() => setAsking(false));
      // Publishes after success and failure alike: the server knows whether it was paid, and cancels what was not.
      return publish(paymentMethod, keepCard, again, 'errors' in confirmation ? confirmation.errors : {});
    }
    key.end();
    setLeftOff(false);
    if ('clientSecret' in answer) return refused(errors && hasErrors(errors) ? errors : NOT_AUTHENTICATED, again);
    if ('errors' in answer) {
      const errors = toFieldErrors(answer.errors);
      // The payment went through, and only the account's password shows its result.
      if (errors['auth']?.[0] && hasLostPassword()) return finished(null, errors['auth'][0]);
      return refused(errors, again);
    }
    if ('review' in answer) return finished(answer.user, "Your listing was sent for review. You weren't charged.");
    if ('message' in answer) return void notify(DRAFT_CHANGED_MESSAGE, { tone: 'bad' });
    published(answer.listing.id, answer.user);
  };

  const charge = (method: () => ReturnType<CardHandle['paymentMethod']> | undefined, keep: boolean) =>
    void action.run(async () => {
      const again = () => charge(method, keep);
      // images of step 2 that are still uploading are part of the purchase
      const missing = await missingImagesMessage(draftUploads(client.cache));
      if (hasErrors(missing)) return refused(missing, again);
      const made = await method();
      if (!made) return;
      if ('errors' in made) return refused(made.errors, again);
      await publish(made.id, keep, again);
    });
  /** Charges a new card; `keep` makes it the card on file where there is one already. */
  const pay = (billing: Billing, keep: boolean) => charge(() => card.current?.paymentMethod(billing), keep);
  const payOnFile = () => charge(async () => ({ id: CARD_ON_FILE }), false);
  return { ...action, pay, payOnFile, asking, leftOff };
}

interface PaymentFormProps extends Pick<Publishing, 'published' | 'finished'> {
  posting: PostingState;
  options: PostingOptionsQuery['options'];
  /** Dollars; a property type without a price cannot be paid for (K12). */
  price: number;
}

/** Renders the billing address and the card. Neither is saved anywhere (K16). */
export function PaymentForm({ posting, options, price, published, finished }: PaymentFormProps) {
  const { draft, viewer, logged } = posting;
  const { cache } = useApolloClient();
  const { email, contact } = draftFormValues(cache, draft);
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
  const latest = () => toDraftInput(cache, draftFormValues(cache, readDraft(cache) ?? draft), logged);
  // Which fields are needed is unknown until the card on file is.
  const waits = logged === 1 && !own && !error;
  const { show } = useRejectedFields();
  const publishing = usePublish({ card, processor, price, draft: latest, published, finished });
  return (
    <Card>
      <Form<BillingAddress>
        initialValues={{ address: '', zip: '' }}
        initialValuesEqual={() => true}
        subscription={{}}
        onSubmit={(billing) =>
          paysOnFile
            ? publishing.payOnFile()
            : publishing.pay({ ...billing, email: viewer?.email ?? (email || contact.email) }, keep)
        }
        render={({ handleSubmit }) => (
          <Stack as="form" className={css.form} noValidate onSubmit={(event) => void handleSubmit(event)}>
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
              <Stack className={formCss.grid}>
                <BillingAddressFields />
              </Stack>
            )}
            {paysOnFile ? null : processor && !waits ? (
              <processor.Fields ref={card} disabled={publishing.busy} onComplete={setCardComplete} />
            ) : (
              <Skeleton shape="button" />
            )}
            <FormUploadsInProgress />
            <PaymentStatus {...publishing} />
            <CardButton
              busy={publishing.busy}
              ready={paysOnFile || cardComplete}
              needsAddress={!paysOnFile}
              disabled={price <= 0}
            >
              Process Payment
            </CardButton>
            <Text className={css.small}>
              By paying, you agree to the <Anchor href={paths.terms()}>terms</Anchor> and the{' '}
              <Anchor href={paths.privacy()}>privacy policy</Anchor>. Your listing renews each month {UNTIL_STOPPED}.
            </Text>
            <RequestFailed action={publishing} />
          </Stack>
        )}
      />
    </Card>
  );
}
