import { Field, ID, InputType } from 'type-graphql';
import { HousingFilterInput } from '../housing/housing-filter.input.ts';

/** Every field stands as it arrives; `domain/alerts/subscriber.ts` says what is right. */
@InputType({ description: 'Who is to be told of new homes by mail, and of which.' })
export class SubscriberInput {
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
