import { GraphQLDateTimeISO } from 'graphql-scalars';
import { Field, InputType, Int } from 'type-graphql';
import type { Agreed } from '../../../domain/billing/kind-change.ts';

@InputType({ description: 'What a landlord has agreed to pay now for another kind.' })
export class AgreedPriceInput implements Agreed<Date> {
  @Field(() => GraphQLDateTimeISO, { description: 'As the quote said it; it holds for half an hour.' })
  quotedAt!: Date;

  @Field(() => Int, { description: 'Cents that are charged now.' })
  chargeCents!: number;
}
