import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType('BedroomRents', { description: 'What homes of one size cost at a place.', simpleResolvers: true })
export class BedroomRentsView {
  @Field(() => Int, { description: 'A bedroom code: 9 is a studio, 10 and 11 are nine and ten bedrooms.' })
  bedrooms!: number;

  @Field(() => Int, { description: 'How many homes have that size.' })
  homes!: number;

  @Field(() => Int, { description: 'The lowest rent: dollars a month for the whole home.' })
  rentFrom!: number;

  @Field(() => Int, { description: 'What half of them ask at most.' })
  rentMedian!: number;
}
