import { registerEnumType } from 'type-graphql';
import type { LeadStage } from '../../../domain/leads/lead-stages.ts';

/** The stages as the object that GraphQL requires. */
export const leadStageEnum = {
  new: 'new',
  contacted: 'contacted',
  toured: 'toured',
  rented: 'rented',
  closed: 'closed',
} as const satisfies { [S in LeadStage]: S };

registerEnumType(leadStageEnum, {
  name: 'LeadStage',
  description: 'How far a landlord has come with a renter.',
  valuesConfig: {
    new: { description: 'Nothing was done about it yet.' },
    contacted: { description: 'The renter was answered.' },
    toured: { description: 'The renter saw the home.' },
    rented: { description: 'The renter took it.' },
    closed: { description: 'Nothing comes of it.' },
  },
});
