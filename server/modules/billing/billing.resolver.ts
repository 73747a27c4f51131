import { MAX_RECEIPTS, RECEIPTS_PER_PAGE } from '../../../domain/limits.ts';
import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { requireViewer, type Context } from '../../context.ts';
import { toInvalid } from '../../graphql/invalid.ts';
import { NeedsAuthentication } from '../posting/needs-authentication.view.ts';
import { Billing, CardChanged, CardChangeResult, CardSetup, Receipt } from './billing.view.ts';

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
    return Object.assign(new CardChanged(), { billing, declined: answer.declined });
  }
}
