import { createUnionType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { LeadStage } from '../../../../domain/leads/lead-stages.ts';
import { Invalid } from '../../../graphql/invalid.ts';
import { leadStageEnum } from '../lead-stage.ts';
import { LeadView } from '../lead.view.ts';

@InputType({ description: 'A filter for your leads; an absent field does not filter.' })
export class LeadFilterInput {
  @Field(() => ID, { nullable: true, description: 'Leads of this listing.' })
  listingId?: string | null;

  @Field(() => leadStageEnum, { nullable: true, description: 'Leads in this stage.' })
  stage?: LeadStage | null;

  @Field(() => Boolean, { nullable: true, description: 'Only leads marked as spam.' })
  spam?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: 'Words that all occur in the lead: in its name, email, message or note.',
  })
  words?: string | null;
}

@ObjectType({ description: 'Leads of your own listings, newest first.' })
export class LeadPage {
  @Field(() => [LeadView], { description: 'At most twenty.' })
  leads!: LeadView[];

  @Field(() => Boolean, { description: 'Whether there are more; pass the last of these to get them.' })
  more!: boolean;
}

@ObjectType('LeadCounts', { description: 'The number of leads in each stage; the stage of the filter is ignored.' })
export class LeadCountsView {
  @Field(() => Int, { description: 'All stages, including held leads but not spam.' })
  all!: number;

  @Field(() => Int, { description: 'Not contacted yet; includes held leads.' })
  new!: number;

  @Field(() => Int, { description: 'Contacted.' })
  contacted!: number;

  @Field(() => Int, { description: 'Toured.' })
  toured!: number;

  @Field(() => Int, { description: 'Rented.' })
  rented!: number;

  @Field(() => Int, { description: 'Closed without a rental.' })
  closed!: number;

  @Field(() => Int, { description: 'Marked as spam.' })
  spam!: number;

  @Field(() => Int, { description: 'Held until the next billing month of a house.' })
  waiting!: number;

  @Field(() => Int, { description: 'Delivered and not read.' })
  unread!: number;
}

@InputType({ description: 'The changes to a lead; an absent field stays unchanged.' })
export class LeadChangeInput {
  @Field(() => leadStageEnum, { nullable: true, description: 'The new stage.' })
  stage?: LeadStage | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether the lead has been read.' })
  read?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: 'A private note of at most 2,000 characters; empty to delete it.',
  })
  note?: string | null;
}

@ObjectType({ description: 'The lead after the change.' })
export class LeadChanged {
  @Field(() => LeadView, { description: 'With the change applied.' })
  lead!: LeadView;
}

export const LeadChangeResult = createUnionType({
  name: 'LeadChangeResult',
  description: 'The result of changing a lead.',
  types: () => [Invalid, LeadChanged] as const,
});
