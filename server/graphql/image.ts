import { Field, ObjectType } from 'type-graphql';
import type { ImagePair } from '../../domain/posting/drafts/draft.ts';

@ObjectType({ description: 'A picture in two sizes, as paths of this site.', simpleResolvers: true })
export class Picture implements ImagePair {
  @Field(() => String, { description: 'For a page of its own.' })
  large!: string;

  @Field(() => String, { description: 'For a card.' })
  small!: string;
}
