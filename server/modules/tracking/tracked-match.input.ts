import { Field, ID, InputType, Int } from 'type-graphql';

/** Every field stands as it arrives; `domain/tracking/match-event.ts` says what is right. */
@InputType({ description: 'What a renter did with a home they were shown.' })
export class TrackedMatchInput {
  @Field(() => ID, { nullable: true, description: 'Taken from older clients, and not kept.' })
  subscriberId?: string | null;

  @Field(() => ID, { description: 'The home.' })
  housingId!: string;

  @Field(() => ID, { nullable: true, description: 'The college that was searched near.' })
  schoolId?: string | null;

  @Field(() => Int, { nullable: true, description: 'Where it stood in the list, from 1; absent outside of lists.' })
  housingPosition?: number | null;

  @Field(() => String, {
    description: 'One of view, click, request, reply, phone, directions, skip and share.',
  })
  action!: string;

  @Field(() => String, { nullable: true, description: 'The site code of the brand that showed it.' })
  poweredBy?: string | null;
}
