import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'The position of a page in its list.', simpleResolvers: true })
export class PageMeta {
  @Field(() => Int, { description: 'From 1.' })
  page!: number;

  @Field(() => Int, { description: 'The page size.' })
  perPage!: number;

  @Field(() => Int, { description: 'The total number of items.' })
  total!: number;

  @Field(() => Int, { description: 'The number of the last page; 1 when there are no items.' })
  lastPage!: number;
}
