import { GraphQLDateTimeISO } from 'graphql-scalars';
import { createUnionType, Field, ID, Int, ObjectType } from 'type-graphql';
import { Invalid } from '../../graphql/invalid.ts';
import { NeedsAuthentication } from '../posting/needs-authentication.view.ts';

@ObjectType({
  description: 'The card that an account’s months are charged to; never its number.',
  simpleResolvers: true,
})
export class StoredCard {
  @Field(() => String, { description: 'The processor’s name of its brand: visa, mastercard, amex, …' })
  brand!: string;

  @Field(() => String, { description: 'Its last four digits.' })
  last4!: string;

  @Field(() => Int, { description: 'It is good to the end of this month, 1 to 12.' })
  expMonth!: number;

  @Field(() => Int, { description: 'Of this year, four digits.' })
  expYear!: number;
}

@ObjectType({ description: 'What a part of a bill is for.', simpleResolvers: true })
export class ReceiptLine {
  @Field(() => String, { description: 'In plain words.' })
  words!: string;

  @Field(() => Int, { description: 'Cents; below 0 it makes the bill smaller.' })
  amountCents!: number;
}

@ObjectType({ description: 'What became of a bill’s money after it was paid.', simpleResolvers: true })
export class ReceiptReturn {
  @Field(() => String, {
    description:
      'refund, refund_returned (it failed to upload), dispute (their bank took it back), dispute_returned (and gave it to us again) or outside (paid another way).',
  })
  kind!: string;

  @Field(() => Int, { description: 'Cents.' })
  amountCents!: number;

  @Field(() => GraphQLDateTimeISO, { description: 'When.' })
  at!: Date;
}

@ObjectType({ description: 'A bill of a listing: of a month, or of a change within it.', simpleResolvers: true })
export class Receipt {
  @Field(() => ID, { description: 'The processor’s.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'As it stands on its paper.' })
  number!: string | null;

  @Field(() => String, { description: 'As the listing was called then.' })
  listingName!: string;

  @Field(() => String, {
    description:
      'paid, credited (to the next bills), partly (given back), refunded, owed (tried again) or unpaid (given up).',
  })
  state!: string;

  @Field(() => Int, { description: 'Cents.' })
  amountCents!: number;

  @Field(() => Int, { description: 'Cents that it put to its landlord’s credit.' })
  creditedCents!: number;

  @Field(() => [ReceiptLine], { description: 'What it is for; empty for bills of before these were kept.' })
  lines!: ReceiptLine[];

  @Field(() => Int, { description: 'Cents that were given back of it, by us or by their bank.' })
  refundedCents!: number;

  @Field(() => [ReceiptReturn], { description: 'What became of its money afterwards, as it happened.' })
  returns!: ReceiptReturn[];

  @Field(() => GraphQLDateTimeISO, { description: 'When it was first charged.' })
  billedAt!: Date;

  @Field(() => GraphQLDateTimeISO, { nullable: true, description: 'When the money came.' })
  paidAt!: Date | null;

  @Field(() => GraphQLDateTimeISO, { description: 'The first moment of the month it pays for.' })
  periodStart!: Date;

  @Field(() => GraphQLDateTimeISO, { description: 'The end of that month.' })
  periodEnd!: Date;

  @Field(() => String, { nullable: true, description: 'The brand of the card it was paid with.' })
  cardBrand!: string | null;

  @Field(() => String, { nullable: true, description: 'The last four digits of that card.' })
  cardLast4!: string | null;
}

@ObjectType({ description: 'What a landlord has paid, and with which card.', simpleResolvers: true })
export class Billing {
  @Field(() => ID, { description: 'The account’s.' })
  id!: string;

  @Field(() => StoredCard, { nullable: true, description: 'Null before the first payment.' })
  card!: StoredCard | null;

  @Field(() => Int, {
    description:
      'Cents to the account’s credit: the next charges use them first. Below 0, what was too little to charge and goes with the next.',
  })
  creditCents!: number;

  @Field(() => [Receipt], { description: 'The newest first.' })
  receipts!: Receipt[];

  @Field(() => Int, { description: 'How many there are in all.' })
  receiptCount!: number;
}

@ObjectType({ description: 'What the browser confirms a card with, at the processor.', simpleResolvers: true })
export class CardSetup {
  @Field(() => String, { description: 'For the processor’s own script.' })
  clientSecret!: string;
}

@ObjectType({ description: 'The card is exchanged.', simpleResolvers: true })
export class CardChanged {
  @Field(() => Billing, { description: 'As it stands now.' })
  billing!: Billing;

  @Field(() => String, { nullable: true, description: 'Why what was owed could not be charged to it, in words.' })
  declined!: string | null;
}

export const CardChangeResult = createUnionType({
  name: 'CardChangeResult',
  description: 'What became of the card, why it was refused, or what its owner must confirm first.',
  types: () => [CardChanged, Invalid, NeedsAuthentication] as const,
});
