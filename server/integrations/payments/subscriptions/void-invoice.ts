import Stripe from 'stripe';
import { rethrowUnavailable } from '../cards/card-declines.ts';

/** Voids an open invoice, which returns the credit that it used; one that was just paid or voided stays as it is. */
export async function voidInvoice(stripe: Stripe, invoice: string): Promise<void> {
  await stripe.invoices
    .voidInvoice(invoice)
    .catch((error: unknown) =>
      error instanceof Stripe.errors.StripeInvalidRequestError ? undefined : rethrowUnavailable(error),
    );
}
