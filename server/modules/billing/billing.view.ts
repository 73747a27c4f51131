import { GraphQLDateTimeISO } from 'graphql-scalars';
import { createUnionType, Field, ID, Int, ObjectType } from 'type-graphql';
import { Invalid } from '../../graphql/invalid.ts';
import { NeedsAuthentication } from '../posting/needs-authentication.view.ts';

@ObjectType({
  description: 'The card that pays for the listings of an account; never its number.',
  simpleResolvers: true,
})
export class StoredCard {
  @Field(() => String, { description: 'The card brand as the payment processor names it: visa, mastercard, amex, …' })
  brand!: string;

  @Field(() => String, { description: 'Its last four digits.' })
  last4!: string;

  @Field(() => Int, { description: 'Expiration month, 1 to 12.' })
  expMonth!: number;

  @Field(() => Int, { description: 'Expiration year, four digits.' })
  expYear!: number;
}

@ObjectType({ description: 'A line of an invoice.', simpleResolvers: true })
export class ReceiptLine {
  @Field(() => String, { description: 'A description to show.' })
  words!: string;

  @Field(() => Int, { description: 'Cents; negative for a credit.' })
  amountCents!: number;
}

@ObjectType({ description: 'A change to a payment after it was made.', simpleResolvers: true })
export class ReceiptReturn {
  @Field(() => String, {
    description:
      'refund, refund_returned (the refund did not arrive), dispute (the bank reversed the payment), dispute_returned (the bank paid it again) or outside (paid another way).',
  })
  kind!: string;

  @Field(() => Int, { description: 'Cents.' })
  amountCents!: number;

  @Field(() => GraphQLDateTimeISO, { description: 'The time of the change.' })
  at!: Date;
}

@ObjectType({ description: 'An invoice of a listing: for a month, or for a change within one.', simpleResolvers: true })
export class Receipt {
  @Field(() => ID, { description: 'The id from the payment processor.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'The invoice number.' })
  number!: string | null;

  @Field(() => String, { description: 'The listing name at the time.' })
  listingName!: string;

  @Field(() => String, {
    description:
      'paid, credited (to later invoices), partly (partly refunded), refunded, owed (will be retried) or unpaid (retries have ended).',
  })
  state!: string;

  @Field(() => Int, { description: 'Cents.' })
  amountCents!: number;

  @Field(() => Int, { description: 'Cents credited to the account balance.' })
  creditedCents!: number;

  @Field(() => [ReceiptLine], { description: 'The lines of the invoice; empty for invoices older than this field.' })
  lines!: ReceiptLine[];

  @Field(() => Int, { description: 'Cents that we refunded or the bank reversed.' })
  refundedCents!: number;

  @Field(() => [ReceiptReturn], { description: 'Later changes to the payment, oldest first.' })
  returns!: ReceiptReturn[];

  @Field(() => GraphQLDateTimeISO, { description: 'The time of the first charge.' })
  billedAt!: Date;

  @Field(() => GraphQLDateTimeISO, { nullable: true, description: 'The time of payment.' })
  paidAt!: Date | null;

  @Field(() => GraphQLDateTimeISO, { description: 'The start of the month that it pays for.' })
  periodStart!: Date;

  @Field(() => GraphQLDateTimeISO, { description: 'The end of that month.' })
  periodEnd!: Date;

  @Field(() => String, { nullable: true, description: 'The brand of the card that paid it.' })
  cardBrand!: string | null;

  @Field(() => String, { nullable: true, description: 'The last four digits of the card that paid it.' })
  cardLast4!: string | null;
}

@ObjectType({ description: 'The payments and the stored card of a landlord.', simpleResolvers: true })
export class Billing {
  @Field(() => ID, { description: 'The account id.' })
  id!: string;

  @Field(() => StoredCard, { nullable: true, description: 'Null before the first payment.' })
  card!: StoredCard | null;

  @Field(() => Int, {
    description:
      'The account balance in cents, used by the next charges first. Negative when an amount too small to charge is added to the next one.',
  })
  creditCents!: number;

  @Field(() => [Receipt], { description: 'Newest first.' })
  receipts!: Receipt[];

  @Field(() => Int, { description: 'The total number of invoices.' })
  receiptCount!: number;
}

@ObjectType({
  description: 'What the browser needs to confirm a card with the payment processor.',
  simpleResolvers: true,
})
export class CardSetup {
  @Field(() => String, { description: 'For the script of the payment processor.' })
  clientSecret!: string;
}

@ObjectType({ description: 'The card was replaced.', simpleResolvers: true })
export class CardChanged {
  @Field(() => Billing, { description: 'The billing overview after the change.' })
  billing!: Billing;

  @Field(() => String, {
    nullable: true,
    description: 'Why an unpaid charge failed on the new card, as a message to show.',
  })
  declined!: string | null;
}

export const CardChangeResult = createUnionType({
  name: 'CardChangeResult',
  description:
    'The result of replacing the card: the billing overview, the invalid fields, or a confirmation that the bank requires.',
  types: () => [CardChanged, Invalid, NeedsAuthentication] as const,
});
