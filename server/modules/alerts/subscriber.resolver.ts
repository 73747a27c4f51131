import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { field, fields, id, InputWithFields, ObjectWithFields, text } from '../../graphql/fields/fields.ts';
import type { Context } from '../../context.ts';
import { orInvalid, toInvalid, type Invalid } from '../../graphql/invalid.ts';
import { withFrameBrand } from '../../widget/frame-brand.ts';
import type { AlertFrequency } from '../../../domain/alerts/alert-frequency.ts';
import { alertFrequencyEnum, SubscriberView } from './subscriber.view.ts';
import { HousingFilterInput } from '../housing/housing-filter.input.ts';

/** Fields are passed through unvalidated; `domain/alerts/subscriber.ts` validates them. */
@InputWithFields({ description: 'A subscription to new listings by email.' })
export class SubscriberInput extends fields({
  email: text('The email address to notify.'),
  firstName: text('The first name of the renter.').nullish(),
  lastName: text('The last name of the renter.').nullish(),
  phone: text(
    'The phone number of the renter, of the US or Canada in any format, of another country with its code; or none.',
  ).nullish(),
  schoolId: id<string>(
    'The id of a college. Email and place identify the subscription. When absent, the place of the search is used.',
  ).nullish(),
  searchFilter: field(
    () => HousingFilterInput,
    'The search to send new listings for; when absent, all listings near the college.',
  ).nullish(),
  frequency: field<AlertFrequency>(
    () => alertFrequencyEnum,
    'How often to email; when absent, daily for a new subscription and as before for an existing one.',
  ).nullish(),
  site: text('The site code of the page; defaults to that of the search.').nullish(),
  website: text('A honeypot: hidden from people, so it must be empty.').nullish(),
}) {}

@ObjectWithFields({ description: 'The subscription is stored; it begins once the link in its email is confirmed.' })
class Subscribed extends fields({
  id: id('The id of the subscription, random; the same for the same email and place.'),
}) {}

const SubscriberResult = orInvalid(Subscribed, 'SubscriberResult', 'The subscription, or the invalid fields.');
const AlertResult = orInvalid(SubscriberView, 'AlertResult', 'The changed subscription, or the invalid fields.');

/** Email alerts for new listings. Anyone may subscribe; the token of an emailed link is sufficient to unsubscribe. */
@Resolver()
export class SubscriberResolver {
  @Mutation(() => SubscriberResult, {
    description:
      'Subscribes to emails with new listings that fit, after a link in an email is confirmed. Repeating it with the same email and college updates the subscription.',
  })
  async saveSubscriber(
    @Arg('subscriber', () => SubscriberInput) subscriber: SubscriberInput,
    @Ctx() { services, ip, frame }: Context,
  ): Promise<Invalid | Subscribed> {
    const outcome = await services.subscribers.save(withFrameBrand(subscriber, frame), { ip });
    return 'saved' in outcome ? Object.assign(new Subscribed(), outcome.saved) : toInvalid(outcome.errors);
  }

  @Query(() => SubscriberView, {
    nullable: true,
    description: 'A subscription by the token from an emailed link; null when the token is unknown.',
  })
  subscriber(@Arg('token', () => String) token: string, @Ctx() { services }: Context): Promise<SubscriberView | null> {
    return services.subscribers.byToken(token);
  }

  @Mutation(() => SubscriberView, {
    nullable: true,
    description:
      'Pauses or resumes the emails of a subscription, and confirms its address when resuming; null when the token is unknown.',
  })
  changeSubscriber(
    @Arg('token', () => String) token: string,
    @Arg('subscribed', () => Boolean) subscribed: boolean,
    @Ctx() { services }: Context,
  ): Promise<SubscriberView | null> {
    return services.subscribers.change(token, subscribed);
  }

  @Mutation(() => AlertResult, {
    nullable: true,
    description:
      'Changes the search and the frequency of a subscription by the token from an emailed link, and confirms its address; null when the token is unknown. The place of the search is kept.',
  })
  async editSubscriber(
    @Arg('token', () => String) token: string,
    @Arg('searchFilter', () => HousingFilterInput) searchFilter: HousingFilterInput,
    @Arg('frequency', () => alertFrequencyEnum) frequency: AlertFrequency,
    @Ctx() { services }: Context,
  ): Promise<Invalid | SubscriberView | null> {
    const outcome = await services.subscribers.edit(token, { searchFilter, frequency });
    if ('errors' in outcome) return toInvalid(outcome.errors);
    return outcome.changed && Object.assign(new SubscriberView(), outcome.changed);
  }
}
