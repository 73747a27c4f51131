import { Arg, createUnionType, Ctx, Field, ID, Mutation, ObjectType, Query, Resolver, InputType } from 'type-graphql';
import type { Context } from '../../context.ts';
import { Invalid, toInvalid } from '../../graphql/invalid.ts';
import { withFrameBrand } from '../../widget/frame-brand.ts';
import { SubscriberView } from './subscriber.view.ts';
import { HousingFilterInput } from '../housing/housing-filter.input.ts';

/** Fields are passed through unvalidated; `domain/alerts/subscriber.ts` validates them. */
@InputType({ description: 'Who is to be told of new homes by mail, and of which.' })
class SubscriberInput {
  @Field(() => String, { description: 'Where the mails go.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'The renter’s first name.' })
  firstName?: string | null;

  @Field(() => String, { nullable: true, description: 'The renter’s last name.' })
  lastName?: string | null;

  @Field(() => String, { nullable: true, description: 'The renter’s phone, in any writing with ten digits.' })
  phone?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'A college; with the address it makes the one subscriber. Without it the place of the search does.',
  })
  schoolId?: string | null;

  @Field(() => HousingFilterInput, {
    nullable: true,
    description: 'The search whose new homes are told; absent, everything near the college.',
  })
  searchFilter?: HousingFilterInput | null;

  @Field(() => String, { nullable: true, description: 'The site code of the page; the search’s own when absent.' })
  site?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Always empty: people do not see this field. What fills it is taken for a program.',
  })
  website?: string | null;
}

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

/** Email alerts for new listings. Anyone may subscribe; the token of an emailed link is sufficient to unsubscribe. */
@Resolver()
export class SubscriberResolver {
  @Mutation(() => SubscriberResult, {
    description: 'Mails new homes that fit, once a day. The same address and college again changes the one subscriber.',
  })
  async saveSubscriber(
    @Arg('subscriber', () => SubscriberInput) subscriber: SubscriberInput,
    @Ctx() { services, ip, frame }: Context,
  ): Promise<Invalid | Subscribed> {
    const outcome = await services.subscribers.save(withFrameBrand(subscriber, frame), { ip });
    return 'saved' in outcome ? Object.assign(new Subscribed(), outcome.saved) : toInvalid(outcome.errors);
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
