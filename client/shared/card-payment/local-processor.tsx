import { Stack } from '../../components/layout/layout.tsx';
import { formatDate } from '../../../domain/format/local-dates.ts';
import { useImperativeHandle, useRef } from 'react';
import { Form, useFormState } from 'react-final-form';
import type { FormApi } from 'final-form';
import { passesLuhn, paymentErrors, type PaymentFields } from '../../../domain/billing/payment-fields.ts';
import { expiryMonths, expiryYears } from '../../../domain/options/card-expiry.ts';
import { NOT_AUTHENTICATED } from '../../../domain/posting/posting-errors.ts';
import { isEmpty } from '../../../domain/posting/completeness.ts';
import { serverUrl } from '../../graphql/transport.ts';
import { fetchWithToken } from '../../graphql/xsrf.ts';
import { useNow } from '../../app/page-info.tsx';
import { DigitsField } from '../../forms/fields/digits-field.tsx';
import css from '../../forms/form.module.css';
import { useRejectedFields } from '../../forms/rejected-fields.tsx';
import { SelectField } from '../../forms/fields/select-field.tsx';
import { CardNumberField } from './card-number-field.tsx';
import { openDialog } from '../dialogs/dialog-store.ts';
import { cardFieldErrors, type CardProblem } from './card-error-messages.ts';
import type { Billing, CardFieldsProps, CardProcessor, PaymentMethodResult } from './card-processor.ts';
import { isRecord } from '../../../domain/is-record.ts';

type Card = Pick<PaymentFields, 'cardNumber' | 'securityCode' | 'expirationMonth' | 'expirationYear'>;

const noCard = { cardNumber: '', securityCode: '', expirationMonth: '', expirationYear: '' };
const monthOptions = expiryMonths.map((month) => ({
  value: String(month),
  label: `${String(month).padStart(2, '0')} – ${formatDate(new Date(2000, month - 1), { month: 'long' })}`,
}));

type ProcessorResponse = Record<string, unknown>;
/** Calls the processor through this page's own origin. @throws when it cannot be reached */
async function callLocalProcessor(path: string, fields: Record<string, string>) {
  const response = await fetchWithToken(serverUrl(`/dev/processor/v1/${path}`), {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  const body: unknown = await response.json();
  const answer: ProcessorResponse = isRecord(body) ? body : {};
  return { ok: response.ok, answer };
}

const errorsOf = ({ error }: ProcessorResponse) => cardFieldErrors((isRecord(error) ? error : {}) as CardProblem);

/** Creates a payment method at the local processor from the browser, as stripe.js does at Stripe. */
async function createPaymentMethod(card: Card, billing: Billing): Promise<PaymentMethodResult> {
  const { ok, answer } = await callLocalProcessor('payment_methods', {
    type: 'card',
    'card[number]': card.cardNumber,
    'card[cvc]': card.securityCode,
    'card[exp_month]': card.expirationMonth,
    'card[exp_year]': card.expirationYear,
    'billing_details[email]': billing.email,
    'billing_details[address][line1]': billing.address,
    'billing_details[address][postal_code]': billing.zip,
    'billing_details[address][country]': 'US',
  });
  return ok && typeof answer['id'] === 'string' ? { id: answer['id'] } : { errors: errorsOf(answer) };
}

/** Renders the four card inputs of the local processor. Their values exist only in this form (K16). */
function Fields({ ref, disabled, onComplete }: CardFieldsProps) {
  const form = useRef<FormApi<Card>>(null);
  const now = useNow();
  useImperativeHandle(ref, () => ({
    paymentMethod: async (billing) => {
      const card = { ...noCard, ...form.current?.getState().values };
      const errors = paymentErrors({ ...card, address: billing.address, zip: billing.zip }, now);
      return Object.keys(errors).length > 0 ? { errors } : createPaymentMethod(card, billing);
    },
  }));
  return (
    <Form<Card>
      initialValues={noCard}
      initialValuesEqual={() => true}
      onSubmit={() => undefined}
      subscription={{}}
      render={({ form: own }) => {
        form.current = own;
        return (
          <fieldset disabled={disabled}>
            <Inputs now={now} onComplete={onComplete} />
          </fieldset>
        );
      }}
    />
  );
}

function Inputs({ now, onComplete }: { now: Date; onComplete: (complete: boolean) => void }) {
  const { show, errors } = useRejectedFields();
  useFormState<Card>({
    subscription: { values: true },
    onChange: ({ values }) => onComplete(Object.keys(noCard).every((name) => !isEmpty(values[name as keyof Card]))),
  });
  const checkDigits = (number: string) => {
    if (number !== '' && !passesLuhn(number)) show({ ...errors, 'payment.cardNumber': ['Check the card number.'] });
  };
  const years = expiryYears(now).map((year) => ({ value: String(year), label: String(year) }));
  return (
    <Stack className={css.grid}>
      <CardNumberField name="cardNumber" onBlur={checkDigits} />
      <SelectField
        name="expirationMonth"
        errorKey="payment.expirationMonth"
        label="Expiration month"
        options={monthOptions}
        none=""
        autoComplete="cc-exp-month"
      />
      <SelectField
        name="expirationYear"
        errorKey="payment.expirationYear"
        label="Expiration year"
        options={years}
        none=""
        autoComplete="cc-exp-year"
      />
      <DigitsField
        name="securityCode"
        errorKey="payment.securityCode"
        label="Security code"
        max={4}
        autoComplete="cc-csc"
        hint="Three digits on the back, or four on the front of an American Express card."
      />
    </Stack>
  );
}

/** Returns the path of the intent that a client secret belongs to. */
const intentOf = (type: 'payment' | 'setup', clientSecret: string) =>
  `${type}_intents/${encodeURIComponent(clientSecret.split('_secret_')[0] ?? '')}`;

/** Asks the cardholder in the test bank's dialog, which fails when it is closed, and tells the local processor. */
async function challenge(intent: string, clientSecret: string) {
  const outcome = await new Promise<'succeed' | 'fail'>((answer) => openDialog('bank-challenge', { answer }));
  return callLocalProcessor(`test_helpers/${intent}/authenticate`, { client_secret: clientSecret, outcome });
}

async function authenticate(clientSecret: string): ReturnType<CardProcessor['authenticate']> {
  const type = clientSecret.startsWith('seti_') ? 'setup' : 'payment';
  const { ok, answer } = await challenge(intentOf(type, clientSecret), clientSecret);
  return ok && answer['status'] === 'succeeded' ? { ok: true } : { errors: NOT_AUTHENTICATED };
}

/** Confirms a card with the server's setup intent; the test bank asks for a required authentication. */
async function confirmCard(clientSecret: string, paymentMethod: string): ReturnType<CardProcessor['confirmCard']> {
  const setup = intentOf('setup', clientSecret);
  const fields = { client_secret: clientSecret, payment_method: paymentMethod };
  const tried = await callLocalProcessor(`${setup}/confirm`, fields);
  const { ok, answer } = tried.answer['status'] === 'requires_action' ? await challenge(setup, clientSecret) : tried;
  return ok && answer['status'] === 'succeeded' ? { ok: true } : { errors: errorsOf(answer) };
}

export const localProcessor: CardProcessor = { Fields, authenticate, confirmCard };
