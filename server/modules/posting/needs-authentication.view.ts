import { Field, ObjectType } from 'type-graphql';

@ObjectType({
  description:
    "The bank wants the card's owner to confirm: authenticate in the browser, then call again with the same key.",
  simpleResolvers: true,
})
export class NeedsAuthentication {
  @Field(() => String, { description: 'For the processor’s own script in the browser.' })
  clientSecret!: string;
}
