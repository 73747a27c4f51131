import { loadStripe } from '@stripe/stripe-js/pure';
import type { Stripe } from '@stripe/stripe-js';
import { CARD_SETUP_INCOMPLETE } from '../../../domain/billing/billing-errors.ts';
import { NOT_AUTHENTICATED } from '../../../domain/posting/posting-errors.ts';
import type { CardProcessor } from './card-processor.ts';
import { cardFieldErrors } from './card-error-messages.ts';
import { StripeFields } from './stripe-fields.tsx';

/** One Stripe instance per page, as its documentation requires: a second one would load its iframes and telemetry again. */
let processorPromise: { key: string; processor: CardProcessor } | undefined;

/** Returns Stripe with this installation's publishable key. Its script is loaded on first use. */
export function stripeProcessor(key: string): CardProcessor {
  if (processorPromise?.key !== key) processorPromise = { key, processor: processorOf(key) };
  return processorPromise.processor;
}

function processorOf(key: string): CardProcessor {
  let loading: Promise<Stripe> | undefined;
  const load = () => {
    loading ??= loadStripe(key).then((stripe) => {
      if (!stripe) throw new Error('Stripe is for browsers only.');
      return stripe;
    });
    // Allows a retry after a failed load.
    loading.catch(() => (loading = undefined));
    return loading;
  };
  return {
    Fields: (props) => <StripeFields {...props} load={load} />,
    confirmCard: async (clientSecret, paymentMethod) => {
      const stripe = await load();
      const { error, setupIntent } = await stripe.confirmCardSetup(clientSecret, { payment_method: paymentMethod });
      if (error) return { errors: cardFieldErrors(error) };
      return setupIntent.status === 'succeeded' ? { ok: true } : { errors: CARD_SETUP_INCOMPLETE };
    },
    authenticate: async (clientSecret) => {
      const stripe = await load();
      const { error, paymentIntent, setupIntent } = await stripe.handleNextAction({ clientSecret });
      if (error) return { errors: cardFieldErrors(error) };
      const status = paymentIntent?.status ?? setupIntent?.status;
      return status === 'succeeded' || status === 'processing' ? { ok: true } : { errors: NOT_AUTHENTICATED };
    },
  };
}
