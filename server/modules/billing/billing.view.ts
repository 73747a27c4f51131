import { GraphQLDateTimeISO } from 'graphql-scalars';
import { createUnionType } from 'type-graphql';
import type { ReceiptState } from '../../../domain/billing/receipt-state.ts';
import { field, fields, id, int, ObjectWithFields, text } from '../../graphql/fields/fields.ts';
import { Invalid } from '../../graphql/invalid.ts';
import { NeedsAuthentication } from '../posting/needs-authentication.view.ts';

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
  words: text('A description to show.'),
  amountCents: int('Cents; negative for a credit.'),
}) {}

@ObjectWithFields({ description: 'A change to a payment after it was made.', simpleResolvers: true })
class ReceiptReturn extends fields({
  kind: text(
    'refund, refund_returned (the refund did not arrive), dispute (the bank reversed the payment), dispute_returned (the bank paid it again) or outside (paid another way).',
  ),
  amountCents: int('Cents.'),
  at: field<Date>(() => GraphQLDateTimeISO, 'The time of the change.'),
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
    'paid, credited (to later invoices), partly (partly refunded), refunded, owed (will be retried) or unpaid (retries have ended).',
  ),
  amountCents: int('Cents.'),
  creditedCents: int('Cents credited to the account balance.'),
  lines: field(() => ReceiptLine, 'The lines of the invoice; empty for invoices older than this field.').list(),
  refundedCents: int('Cents that we refunded or the bank reversed.'),
  returns: field(() => ReceiptReturn, 'Later changes to the payment, oldest first.').list(),
  billedAt: field<Date>(() => GraphQLDateTimeISO, 'The time of the first charge.'),
  paidAt: field<Date>(() => GraphQLDateTimeISO, 'The time of payment.').nullable(),
  periodStart: field<Date>(() => GraphQLDateTimeISO, 'The start of the month that it pays for.'),
  periodEnd: field<Date>(() => GraphQLDateTimeISO, 'The end of that month.'),
  cardBrand: text('The brand of the card that paid it.').nullable(),
  cardLast4: text('The last four digits of the card that paid it.').nullable(),
}) {}

@ObjectWithFields({ description: 'The payments and the stored card of a landlord.', simpleResolvers: true })
export class Billing extends fields({
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
export class CardSetup extends fields({
  clientSecret: text('For the script of the payment processor.'),
}) {}

@ObjectWithFields({ description: 'The card was replaced.', simpleResolvers: true })
export class CardChanged extends fields({
  billing: field(() => Billing, 'The billing overview after the change.'),
  declined: text('Why an unpaid charge failed on the new card, as a message to show.').nullable(),
}) {}

export const CardChangeResult = createUnionType({
  name: 'CardChangeResult',
  description:
    'The result of replacing the card: the billing overview, the invalid fields, or a confirmation that the bank requires.',
  types: () => [CardChanged, Invalid, NeedsAuthentication] as const,
});
