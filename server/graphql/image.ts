import { Field, ObjectType } from 'type-graphql';
import type { ImagePair } from '../../domain/posting/drafts/draft.ts';

@ObjectType({ description: 'An image in two sizes, as paths on this site.', simpleResolvers: true })
export class Picture implements ImagePair {
  @Field(() => String, { description: 'For listing pages.' })
  large!: string;

  @Field(() => String, { description: 'For cards.' })
  small!: string;

  @Field(() => String, { nullable: true, description: 'What the landlord says that it shows; null: nothing.' })
  caption?: string | null;
}
