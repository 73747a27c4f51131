import { createUnionType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { searchTerms, type LeadFilter } from '../../../../domain/leads/lead-filter.ts';
import type { LeadStage } from '../../../../domain/leads/lead-stages.ts';
import { Invalid } from '../../../graphql/invalid.ts';
import { leadStageEnum } from '../lead-stage.ts';
import { LeadView } from '../lead.view.ts';

@InputType({ description: 'Which of one’s leads; what is absent filters nothing.' })
export class LeadFilterInput {
  @Field(() => ID, { nullable: true, description: 'Of this home of one’s own.' })
  listingId?: string | null;

  @Field(() => leadStageEnum, { nullable: true, description: 'At this stage.' })
  stage?: LeadStage | null;

  @Field(() => Boolean, { nullable: true, description: 'What was marked as spam, and nothing else.' })
  spam?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: 'Words that all stand somewhere in it: a name, an address, a message, a note.',
  })
  words?: string | null;
}

/** An impossible listing id, which has no leads. */
const NO_LISTING = 0;

/** Converts the filter for the inbox. */
export const toLeadFilter = (input?: LeadFilterInput | null): LeadFilter => ({
  spam: input?.spam ?? false,
  words: searchTerms(input?.words),
  ...(input?.stage && { stage: input.stage }),
  ...(input?.listingId && { listingId: /^\d{1,15}$/.test(input.listingId) ? Number(input.listingId) : NO_LISTING }),
});

@ObjectType({ description: 'Leads of one’s own homes, newest first.' })
export class LeadPage {
  @Field(() => [LeadView], { description: 'At most twenty.' })
  leads!: LeadView[];

  @Field(() => Boolean, { description: 'Others follow: ask again after the last of these.' })
  more!: boolean;
}

@ObjectType('LeadCounts', { description: 'How many leads a filter finds, stage by stage, whatever its own stage is.' })
export class LeadCountsView {
  @Field(() => Int, { description: 'At every stage; those that wait too, spam not.' })
  all!: number;

  @Field(() => Int, { description: 'Nothing was done about them yet; those that wait are among them.' })
  new!: number;

  @Field(() => Int, { description: 'The renter was answered.' })
  contacted!: number;

  @Field(() => Int, { description: 'The renter saw the home.' })
  toured!: number;

  @Field(() => Int, { description: 'The renter took it.' })
  rented!: number;

  @Field(() => Int, { description: 'Nothing comes of them.' })
  closed!: number;

  @Field(() => Int, { description: 'Marked as spam.' })
  spam!: number;

  @Field(() => Int, { description: 'They wait for a house’s next month.' })
  waiting!: number;

  @Field(() => Int, { description: 'Delivered and never opened.' })
  unread!: number;
}

@InputType({ description: 'What to change of a lead; what is absent stays.' })
export class LeadChangeInput {
  @Field(() => leadStageEnum, { nullable: true, description: 'How far one has come with it.' })
  stage?: LeadStage | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether one has opened it.' })
  read?: boolean | null;

  @Field(() => String, { nullable: true, description: 'A note to oneself, at most 2,000 characters; empty for none.' })
  note?: string | null;
}

@ObjectType({ description: 'The lead as it stands now.' })
export class LeadChanged {
  @Field(() => LeadView, { description: 'With what was changed.' })
  lead!: LeadView;
}

export const LeadChangeResult = createUnionType({
  name: 'LeadChangeResult',
  description: 'What became of a change of a lead.',
  types: () => [Invalid, LeadChanged] as const,
});
