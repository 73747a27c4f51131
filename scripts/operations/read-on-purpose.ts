const WHOLE_REFUSAL = 'A refusal is asked for whole everywhere, so that the contract tests compare what was refused.';

const TO_THE_CACHE = 'What it answers changes in the cache, from which every part that shows it reads.';

/** Fields that are asked for though no code reads them, each with its reason. */
export const readOnPurpose: Record<string, string> = {
  'ChangedLead.errors.field': WHOLE_REFUSAL,
  'ChangedLead.lead': TO_THE_CACHE,
  'LeadCounts.leadCounts': TO_THE_CACHE,
  'ChangedListing.errors.field': WHOLE_REFUSAL,
  'KindQuote.kindQuote.errors.field': WHOLE_REFUSAL,
  'ChangeCard.changeCard.billing': TO_THE_CACHE,
  'SaveDraft.saveDraft.errors.field': WHOLE_REFUSAL,
  'GeoInformation.geoInformation.errors.field': WHOLE_REFUSAL,
};
