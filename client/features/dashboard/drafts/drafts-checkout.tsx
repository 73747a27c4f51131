import { Cluster, Stack } from '../../../components/layout/layout.tsx';
import { Text } from '../../../components/layout/text.tsx';
import { REVIEW_HOURS } from '../../../../domain/limits.ts';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { isCardRefusal } from '../../../../domain/billing/card-declines.ts';
import { cardExpiryState } from '../../../../domain/billing/card-on-file.ts';
import { UNTIL_STOPPED } from '../../../../domain/billing/renewal-terms.ts';
import { chargedInTurn } from '../../../../domain/billing/credit.ts';
import { toFieldErrors, type FieldErrors } from '../../../../domain/field-errors.ts';
import { formatCents } from '../../../../domain/format/money.ts';
import { formatCount } from '../../../../domain/format/numbers.ts';
import { propertyTypeLabel } from '../../../../domain/options/property-types.ts';
import { CARD_ON_FILE } from '../../../../domain/posting/posting-errors.ts';
import { useNow } from '../../../app/page-info.tsx';
import { paths } from '../../../app/paths.ts';
import { Anchor } from '../../../components/anchor.tsx';
import { Button, buttonClass } from '../../../components/button.tsx';
import { VisuallyHidden } from '../../../components/visually-hidden.tsx';
import formCss from '../../../forms/form.module.css';
import { focusFirstField, RejectedFieldsProvider, useRejectedFields } from '../../../forms/rejected-fields.tsx';
import { RequestFailed } from '../../../forms/request-failed.tsx';
import { useAsyncAction } from '../../../forms/use-async-action.ts';
import { useViewer } from '../../../graphql/viewer.ts';
import {
  BillingAddressFields,
  BillingForm,
  CardButton,
  type BillingAddress,
} from '../../../shared/card-payment/billing-address.tsx';
import { CardChoice } from '../../../shared/card-payment/card-choice.tsx';
import { confirmWithCardholder, type CardHandle } from '../../../shared/card-payment/card-processor.ts';
import payment from '../../../shared/card-payment/payment.module.css';
import { PaymentStatus } from '../../../shared/card-payment/payment-status.tsx';
import { TestCards } from '../../../shared/card-payment/test-cards.tsx';
import { useCardProcessor } from '../../../shared/card-payment/use-card-processor.ts';
import { LoadError } from '../../../shared/errors/load-error.tsx';
import { draftName, type Draft } from './draft-name.ts';
import {
  DraftsCheckoutDocument,
  PublishDraftDocument,
  useDraftsCheckoutQuery,
  type DraftsCheckoutQuery,
} from './drafts-checkout.generated.ts';
import css from './drafts.module.css';

/** What became of a draft. Only one that is `open` may be paid for again. */
interface Outcome {
  state: 'published' | 'review' | 'open';
  text: string;
}

type Rejected = { errors: FieldErrors };

interface DraftsCheckoutProps {
  drafts: readonly Draft[];
  close: () => void;
}

/** Renders one checkout for several drafts: each with its price, one card, and what became of each. */
export function DraftsCheckout(props: DraftsCheckoutProps) {
  const { data, error, loading, refetch } = useDraftsCheckoutQuery({ fetchPolicy: 'network-only' });
  if (error && !data)
    return <LoadError what="The checkout didn't load." error={error} busy={loading} retry={() => void refetch()} />;
  if (!data) return <p role="status">Loading the prices…</p>;
  return (
    <RejectedFieldsProvider>
      <Checkout {...props} {...data} />
    </RejectedFieldsProvider>
  );
}

function Checkout({ drafts, close, options, myBilling }: DraftsCheckoutProps & DraftsCheckoutQuery) {
  const client = useApolloClient();
  const now = useNow();
  const { viewer } = useViewer();
  const { show, idOf } = useRejectedFields();
  const heading = useRef<HTMLHeadingElement>(null);
  const card = useRef<CardHandle>(null);
  const processor = useCardProcessor(options);
  const [complete, setComplete] = useState(false);
  const onFile = myBilling.card && cardExpiryState(myBilling.card, now) !== 'expired' ? myBilling.card : null;
  const [other, setOther] = useState(onFile === null);
  const [keep, setKeep] = useState(false);
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const [report, setReport] = useState('');
  const [asking, setAsking] = useState(false);
  const action = useAsyncAction({ mayCharge: true });
  useEffect(() => heading.current?.focus(), []);

  const priceOf = ({ type }: Draft) => options.types.find(({ id }) => id === type)?.price ?? 0;
  const payable = drafts.filter((draft) => draft.missing.length === 0 && priceOf(draft) > 0);
  const open = payable.filter(({ id }) => (outcomes.get(id)?.state ?? 'open') === 'open');
  // Staff read the text of the others first: nothing is charged for them today.
  const charged = open.filter(({ goesToReview }) => !goesToReview);
  const cents = charged.map((draft) => priceOf(draft) * 100);
  const total = cents.reduce((sum, each) => sum + each, 0);
  const due = formatCents(chargedInTurn(cents, myBilling.creditCents));

  /** Publishes one draft; where the bank asks its cardholder, does that and sends the same again. */
  const publish = async (draft: Draft, paymentMethod: string, retry = false): Promise<Outcome | Rejected> => {
    const variables = { id: draft.id, price: priceOf(draft), paymentMethod, keepCard: keep && other };
    const answer = (await client.mutate({ mutation: PublishDraftDocument, variables })).data?.publishDraft;
    if (!answer) throw new Error("The server didn't respond");
    if ('clientSecret' in answer) {
      if (retry) return { errors: { payment: ["Your bank didn't confirm this payment. Nothing was charged for it."] } };
      setAsking(true);
      await confirmWithCardholder(processor, answer.clientSecret).finally(() => setAsking(false));
      return publish(draft, paymentMethod, true);
    }
    if ('errors' in answer) return { errors: toFieldErrors(answer.errors) };
    if ('message' in answer) return { errors: { notification: [answer.message] } };
    if ('review' in answer)
      return {
        state: 'review',
        text: `In review. Our team answers within ${REVIEW_HOURS} hours; nothing is charged before they approve it.`,
      };
    return { state: 'published', text: 'Published.' };
  };

  const payAll = async (paymentMethod: string): Promise<void> => {
    const results = new Map(outcomes);
    const put = (id: string, outcome: Outcome) => setOutcomes(new Map(results.set(id, outcome)));
    for (const [index, draft] of open.entries()) {
      setReport(`Publishing ${index + 1} of ${open.length}: ${draftName(draft)}`);
      const outcome = await publish(draft, paymentMethod).catch((error: unknown) => {
        put(draft.id, { state: 'open', text: "Its outcome isn't known yet. Pay again: it's never charged twice." });
        setReport(`Stopped at ${draftName(draft)}. The drafts after it weren't charged.`);
        throw error;
      });
      if ('state' in outcome) {
        put(draft.id, outcome);
        continue;
      }
      const { errors } = outcome;
      const [first] = Object.values(errors).flat();
      put(draft.id, { state: 'open', text: `Not published. ${first ?? ''}` });
      const ofCard = Object.keys(errors).some((field) => field.startsWith('payment'));
      if (!ofCard) continue;
      // Another charge would only be declined again.
      const message = errors['payment'];
      const fields = message && isCardRefusal(message[0]) ? { ...errors, 'payment.cardNumber': message } : errors;
      show(fields);
      setReport(`Stopped at ${draftName(draft)}: ${first ?? ''} The drafts after it weren't charged.`);
      return focusFirstField(Object.keys(fields), idOf);
    }
    const published = open.filter(({ id }) => results.get(id)?.state === 'published').length;
    const emailed = published > 0 ? ' One email has the receipts; it arrives in a few minutes.' : '';
    setReport(`${published} of ${formatCount(open.length, 'draft')} published.${emailed}`);
    heading.current?.focus();
  };

  /** Fetches the credit that is left, which the form shows before the rest is paid. */
  const refresh = () =>
    client.query({ query: DraftsCheckoutDocument, fetchPolicy: 'network-only' }).catch(() => undefined);

  const pay = (billing: BillingAddress) =>
    void action.run(async () => {
      show({});
      if (!other) return payAll(CARD_ON_FILE).finally(refresh);
      const method = await card.current?.paymentMethod({ ...billing, email: viewer?.email ?? '' });
      if (!method) return;
      if ('id' in method) return payAll(method.id).finally(refresh);
      show(method.errors);
      focusFirstField(Object.keys(method.errors), idOf);
    });
  const forReview = open.length - charged.length;
  const label = [
    ...(charged.length > 0 ? [`Pay ${due} and publish ${formatCount(charged.length, 'draft')}`] : []),
    ...(forReview > 0 ? [`Send ${formatCount(forReview, 'draft')} for review`] : []),
  ].join('. ');

  return (
    <Stack as="section" gap={3} className={css.checkout} aria-labelledby="checkout-heading">
      <h3 id="checkout-heading" ref={heading} tabIndex={-1}>
        Publish {formatCount(drafts.length, 'draft')}
      </h3>
      <div role="status">{report && <p>{report}</p>}</div>
      <Stack as="ul" gap={3} role="list">
        {drafts.map((draft) => (
          <CheckoutRow key={draft.id} draft={draft} price={priceOf(draft)} outcome={outcomes.get(draft.id)} />
        ))}
      </Stack>
      {open.length > 0 && (
        <Stack as={BillingForm} className={payment.form} onSubmit={pay}>
          <p className={payment.due}>
            <span>DUE TODAY</span>
            <b>{due}</b>
          </p>
          <Text className={payment.small}>
            {charged.length > 0 &&
              `${formatCents(total)} a month for ${formatCount(charged.length, 'listing')}, each charged on its own and renewed each month ${UNTIL_STOPPED}.`}
            {forReview > 0 &&
              ` We decide on the text of ${formatCount(forReview, 'listing')} within ${REVIEW_HOURS} hours and charge your card only if we approve it.`}
            {myBilling.creditCents > 0 && ` Your credit of ${formatCents(myBilling.creditCents)} pays first.`}
          </Text>
          {onFile && (
            <CardChoice
              card={onFile}
              count={open.length}
              other={other}
              choose={(chosen) => {
                setOther(chosen);
                show({});
              }}
              keep={keep}
              setKeep={setKeep}
            />
          )}
          {other && (
            <>
              {options.localProcessor && <TestCards />}
              <Stack className={formCss.grid}>
                <BillingAddressFields />
              </Stack>
              {processor && <processor.Fields ref={card} disabled={action.busy} onComplete={setComplete} />}
            </>
          )}
          <PaymentStatus asking={asking} />
          <CardButton busy={action.busy} ready={!other || complete} needsAddress={other}>
            {label}
          </CardButton>
          <Text className={payment.small}>
            By paying, you agree to the <Anchor href={paths.terms()}>terms</Anchor> and the{' '}
            <Anchor href={paths.privacy()}>privacy policy</Anchor>.
          </Text>
          <RequestFailed action={action} />
        </Stack>
      )}
      <Cluster rows={2}>
        <Button look={open.length > 0 ? 'text' : 'main'} disabled={action.busy} onClick={close}>
          {outcomes.size > 0 ? 'Done' : 'Back'}
        </Button>
      </Cluster>
    </Stack>
  );
}

/** Renders a draft of the checkout: its type and price, why it is left out, or what became of it. */
export function CheckoutRow({ draft, price, outcome }: { draft: Draft; price: number; outcome: Outcome | undefined }) {
  const { id, type, missing, goesToReview } = draft;
  const leftOut = missing.length > 0 ? `Left out. Still needed: ${missing.join(', ')}.` : 'Left out. Not offered now.';
  const payable = missing.length === 0 && price > 0;
  const needsWork = missing.length > 0 || outcome?.state === 'open';
  const when = goesToReview ? ', charged only if we approve its text' : '';
  return (
    <Cluster as="li" rows={2} className={css.row}>
      <div className={css.body}>
        <h4>{draftName(draft)}</h4>
        <p>{payable ? `${propertyTypeLabel(type ?? 0)} · ${formatCents(price * 100)} a month${when}` : leftOut}</p>
        {outcome && <p>{outcome.text}</p>}
      </div>
      {needsWork && (
        <Anchor className={buttonClass('quiet')} href={`${paths.post(1)}?draft=${encodeURIComponent(id)}`}>
          {outcome ? 'Open the draft' : 'Complete it'}
          <VisuallyHidden>: {draftName(draft)}</VisuallyHidden>
        </Anchor>
      )}
    </Cluster>
  );
}
