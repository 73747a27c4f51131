import { Arg, createUnionType, Ctx, Field, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { Context } from '../../context.ts';
import { Invalid, invalid } from '../../graphql/invalid.ts';
import { underFrame } from '../../partners/under-frame.ts';
import { SubscriberInput } from './subscriber.input.ts';
import { SubscriberView } from './subscriber.view.ts';

@ObjectType({ description: 'New homes will be mailed.' })
class Subscribed {
  @Field(() => ID, { description: 'Its number, left to chance; the same address and place again has the same one.' })
  id!: number;
}

const SubscriberResult = createUnionType({
  name: 'SubscriberResult',
  description: 'Subscribed, or what was refused.',
  types: () => [Invalid, Subscribed] as const,
});

/** New homes by mail. Anyone may subscribe; the token of a mailed link is all it takes to stop. */
@Resolver()
export class SubscriberResolver {
  @Mutation(() => SubscriberResult, {
    description: 'Mails new homes that fit, once a day. The same address and college again changes the one subscriber.',
  })
  async saveSubscriber(
    @Arg('subscriber', () => SubscriberInput) subscriber: SubscriberInput,
    @Ctx() { services, ip, frame }: Context,
  ): Promise<Invalid | Subscribed> {
    const outcome = await services.subscribers.save(underFrame(subscriber, frame), { ip });
    return 'saved' in outcome ? Object.assign(new Subscribed(), outcome.saved) : invalid(outcome.errors);
  }

  @Query(() => SubscriberView, { nullable: true, description: 'By the token of a mailed link; null for none of ours.' })
  subscriber(@Arg('token', () => String) token: string, @Ctx() { services }: Context): Promise<SubscriberView | null> {
    return services.subscribers.byToken(token);
  }

  @Mutation(() => SubscriberView, {
    nullable: true,
    description: 'Stops the mails of a link, or begins them again; null for no link of ours.',
  })
  changeSubscriber(
    @Arg('token', () => String) token: string,
    @Arg('subscribed', () => Boolean) subscribed: boolean,
    @Ctx() { services }: Context,
  ): Promise<SubscriberView | null> {
    return services.subscribers.change(token, subscribed);
  }
}
