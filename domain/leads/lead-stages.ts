/**
 * How far a landlord has come with a renter, in the order in which it goes. Few enough to be chosen with one press, and
 * each one a thing that has happened, so that nobody has to think which one it is (ADR 0034).
 */
export const leadStages = ['new', 'contacted', 'toured', 'rented', 'closed'] as const;
export type LeadStage = (typeof leadStages)[number];

const labels: Record<LeadStage, string> = {
  new: 'New',
  contacted: 'Contacted',
  toured: 'Toured',
  rented: 'Rented',
  closed: 'Closed',
};

export const stageLabel = (stage: LeadStage): string => labels[stage];

/** The stage of this name; undefined for anything else. */
export const parseStage = (value: unknown): LeadStage | undefined => leadStages.find((stage) => stage === value);
