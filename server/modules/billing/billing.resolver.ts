import { MAX_RECEIPTS, RECEIPTS_PER_PAGE } from '../../../domain/limits.ts';
import { Arg, createUnionType, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { requireViewer, type Context } from '../../context.ts';
import { Invalid, toInvalid } from '../../graphql/invalid.ts';
import { NeedsAuthentication } from '../posting/needs-authentication.view.ts';
import type { ReceiptState } from '../../../domain/billing/receipt-state.ts';
import { field, fields, id, int, moment, ObjectWithFields, text } from '../../graphql/fields/fields.ts';

@ObjectWithFields({
  description: 'The card that pays for the listings of an account; never its number.',
  simpleResolvers: true,
})
class StoredCard extends fields({
  brand: text('The card brand as the payment processor names it: visa, mastercard, amex, …'),
  last4: text('Its last four digits.'),
  expMonth: int('Expiration month, 1 to 12.'),
  expYear: int('Expiration year, four digits.'),
}) {}

@ObjectWithFields({ description: 'A line of an invoice.', simpleResolvers: true })
class ReceiptLine extends fields({
  description: text('A description to show.'),
  amountCents: int('Cents; negative for a credit.'),
}) {}

@ObjectWithFields({ description: 'A change to a payment after it was made.', simpleResolvers: true })
class ReceiptReturn extends fields({
  type: text(
    'refund, refund_returned (the refund did not arrive), dispute (the bank reversed the payment), dispute_returned (the bank paid it again) or outside (paid another way).',
  ),
  amountCents: int('Cents.'),
  at: moment('The time of the change.'),
}) {}

@ObjectWithFields({
  description: 'An invoice of a listing: for a month, or for a change within one.',
  simpleResolvers: true,
})
export class Receipt extends fields({
  id: id<string>('The id from the payment processor.'),
  number: text('The invoice number.').nullable(),
  listingName: text('The listing name at the time.'),
  state: text<ReceiptState>(
    'paid, credited (to later invoices), partly (partly refunded), refunded, owed (will be retried), unpaid (retries have ended) or voided (will never be charged).',
  ),
  amountCents: int('Cents.'),
  creditedCents: int('Cents credited to the account balance.'),
  lines: field(() => ReceiptLine, 'The lines of the invoice; empty for invoices older than this field.').list(),
  refundedCents: int('Cents that we refunded or the bank reversed.'),
  returns: field(() => ReceiptReturn, 'Later changes to the payment, oldest first.').list(),
  billedAt: moment('The time of the first charge.'),
  paidAt: moment('The time of payment.').nullable(),
  periodStart: moment('The start of the month that it pays for.'),
  periodEnd: moment('The end of that month.'),
  cardBrand: text('The brand of the card that paid it.').nullable(),
  cardLast4: text('The last four digits of the card that paid it.').nullable(),
}) {}

@ObjectWithFields({ description: 'The payments and the stored card of a landlord.', simpleResolvers: true })
class Billing extends fields({
  id: id<string>('The account id.'),
  card: field(() => StoredCard, 'Null before the first payment.').nullable(),
  creditCents: int(
    'The account balance in cents, used by the next charges first. Negative when an amount too small to charge is added to the next one.',
  ),
  receipts: field(() => Receipt, 'Newest first.').list(),
  receiptCount: int('The total number of invoices.'),
}) {}

@ObjectWithFields({
  description: 'What the browser needs to confirm a card with the payment processor.',
  simpleResolvers: true,
})
class CardSetup extends fields({
  clientSecret: text('For the script of the payment processor.'),
}) {}

@ObjectWithFields({ description: 'The card was replaced.', simpleResolvers: true })
class CardChanged extends fields({
  billing: field(() => Billing, 'The billing overview after the change.'),
  declineMessage: text('Why an unpaid charge failed on the new card, as a message to show.').nullable(),
}) {}

const CardChangeResult = createUnionType({
  name: 'CardChangeResult',
  description:
    'The result of replacing the card: the billing overview, the invalid fields, or a confirmation that the bank requires.',
  types: () => [CardChanged, Invalid, NeedsAuthentication] as const,
});

async function billingOf({ services }: Context, accountId: number, limit: number): Promise<Billing> {
  const { billing, invoices } = services;
  const stored = await billing.customers.storedCard(accountId);
  const { receipts, total } = await invoices.listForAccount(accountId, Math.min(Math.max(limit, 1), MAX_RECEIPTS));
  const creditCents = await billing.customers.creditOf(accountId);
  const card = stored && {
    brand: stored.card.brand,
    last4: stored.card.last4,
    expMonth: stored.card.month,
    expYear: stored.card.year,
  };
  return Object.assign(new Billing(), { id: String(accountId), card, creditCents, receipts, receiptCount: total });
}

const CHOSEN_LISTINGS = {
  nullable: true,
  description:
    'The listings that the card pays for, which keep the card on file as it is; all, and later ones, when absent.',
} as const;

/** Returns the listings that a card is for; null for all. Ids that are no numbers name no listing. */
const listingIds = (ids: readonly string[] | null): number[] | null =>
  ids &&
  ids
    .slice(0, MAX_RECEIPTS)
    .filter((id) => /^\d{1,15}$/.test(id))
    .map(Number);

/** A landlord's own invoices and card; every call needs a session. */
@Resolver()
export class BillingResolver {
  @Query(() => Billing, { description: 'The payments and the stored card of the logged-in landlord.' })
  myBilling(
    @Ctx() context: Context,
    @Arg('receipts', () => Int, { defaultValue: RECEIPTS_PER_PAGE, description: 'The maximum number of invoices.' })
    receipts: number,
  ): Promise<Billing> {
    return billingOf(context, requireViewer(context).accountId, receipts);
  }

  @Query(() => Receipt, {
    nullable: true,
    description: 'An invoice of the logged-in landlord; null when the id is unknown.',
  })
  myReceipt(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<Receipt | null> {
    return context.services.invoices.one(requireViewer(context).accountId, id);
  }

  @Mutation(() => CardSetup, { description: 'Starts replacing the stored card.' })
  async beginCardChange(
    @Ctx() context: Context,
    @Arg('listings', () => [ID], CHOSEN_LISTINGS) listings: string[] | null,
  ): Promise<CardSetup> {
    const { accountId } = requireViewer(context);
    await context.services.throttle.take('cardChange', String(accountId));
    return Object.assign(new CardSetup(), await context.services.cards.begin(accountId, listingIds(listings)));
  }

  @Mutation(() => CardChangeResult, {
    description: 'Uses the confirmed card for future charges and retries unpaid charges at once.',
  })
  async changeCard(
    @Ctx() context: Context,
    @Arg('setup', () => ID, { description: 'The setup intent id from the payment processor.' }) setup: string,
    @Arg('listings', () => [ID], CHOSEN_LISTINGS) listings: string[] | null,
  ): Promise<typeof CardChangeResult> {
    const { accountId } = requireViewer(context);
    await context.services.throttle.take('cardUse', String(accountId));
    const answer = await context.services.cards.change(accountId, setup, listingIds(listings));
    if ('errors' in answer) return toInvalid(answer.errors);
    if ('clientSecret' in answer) return Object.assign(new NeedsAuthentication(), answer);
    const billing = await billingOf(context, accountId, RECEIPTS_PER_PAGE);
    return Object.assign(new CardChanged(), { billing, declineMessage: answer.declineMessage });
  }
}
