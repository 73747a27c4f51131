import { Field, ObjectType } from 'type-graphql';

@ObjectType({
  description:
    'The bank requires the cardholder to confirm the payment: confirm in the browser, then call again with the same key.',
  simpleResolvers: true,
})
export class NeedsAuthentication {
  @Field(() => String, { description: 'For the script of the payment processor in the browser.' })
  clientSecret!: string;
}
