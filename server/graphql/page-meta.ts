import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Where a page stands in its list.', simpleResolvers: true })
export class PageMeta {
  @Field(() => Int, { description: 'From 1.' })
  page!: number;

  @Field(() => Int, { description: 'How many a page holds.' })
  perPage!: number;

  @Field(() => Int, { description: 'How many there are in all.' })
  total!: number;

  @Field(() => Int, { description: 'The number of the last page; 1 when there is nothing.' })
  lastPage!: number;
}
