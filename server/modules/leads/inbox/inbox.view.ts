import {
  field,
  fields,
  flag,
  id,
  InputWithFields,
  int,
  ObjectWithFields,
  text,
} from '../../../graphql/fields/fields.ts';
import type { LeadStage } from '../../../../domain/leads/lead-stages.ts';
import { orInvalid } from '../../../graphql/invalid.ts';
import { leadStageEnum, LeadView } from '../lead.view.ts';

@InputWithFields({ description: 'A filter for your leads; an absent field does not filter.' })
export class LeadFilterInput extends fields({
  listingId: id<string>('Leads of this listing.').nullish(),
  stage: field<LeadStage>(() => leadStageEnum, 'Leads in this stage.').nullish(),
  spam: flag('Only leads marked as spam.').nullish(),
  words: text('Words that all occur in the lead: in its name, email, message or note.').nullish(),
}) {}

@ObjectWithFields({ description: 'Leads of your own listings, newest first.' })
export class LeadPage extends fields({
  leads: field(() => LeadView, 'At most twenty.').list(),
  more: flag('Whether there are more; pass the last of these to get them.'),
}) {}

@ObjectWithFields({
  name: 'LeadCounts',
  description: 'The number of leads in each stage; the stage of the filter is ignored.',
})
export class LeadCountsView extends fields({
  all: int('All stages, including held leads but not spam.'),
  new: int('Not contacted yet; includes held leads.'),
  contacted: int('Contacted.'),
  toured: int('Toured.'),
  rented: int('Rented.'),
  closed: int('Closed without a rental.'),
  spam: int('Marked as spam.'),
  waiting: int('Held until the next billing month of a house.'),
  unread: int('Delivered and not read.'),
}) {}

@InputWithFields({ description: 'The changes to a lead; an absent field stays unchanged.' })
export class LeadChangeInput extends fields({
  stage: field<LeadStage>(() => leadStageEnum, 'The new stage.').nullish(),
  read: flag('Whether the lead has been read.').nullish(),
  note: text('A private note of at most 2,000 characters; empty to delete it.').nullish(),
}) {}

@ObjectWithFields({ description: 'The lead after the change.' })
export class LeadChanged extends fields({
  lead: field(() => LeadView, 'With the change applied.'),
}) {}

export const LeadChangeResult = orInvalid(LeadChanged, 'LeadChangeResult', 'The result of changing a lead.');
