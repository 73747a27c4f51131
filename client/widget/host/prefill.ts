import type { ApolloCache } from '@apollo/client';
import { isBathrooms } from '../../../domain/options/bathrooms.ts';
import { bedroomCount } from '../../../domain/options/bedrooms.ts';
import { sanitizeLine } from '../../../domain/format/plain-text.ts';
import type { WidgetPrefill } from '../../../domain/widget/messages.ts';
import type { RenterState } from '../../shared/renter/renter-defaults.ts';
import { readRenter, writeRenter } from '../../shared/renter/renter-store.ts';

const MAX_DOLLARS = 1_000_000;
const isDollars = (value: number) => Number.isInteger(value) && value >= 0 && value <= MAX_DOLLARS;

const contactFields = ['firstName', 'lastName', 'email', 'phone'] as const;

/**
 * The renter as the page around knows them. Answers count until the renter has given their own; of a person's fields only
 * those that are empty are filled in, or still hold what an earlier prefill said (`before`).
 */
export function prefillRenter(renter: RenterState, values: WidgetPrefill, before: WidgetPrefill = {}): RenterState {
  const contact = { ...renter.contact };
  for (const field of contactFields) {
    const said = values[field];
    const mayFill = contact[field] === '' || contact[field] === sanitizeLine(before[field] ?? '');
    if (said !== undefined && mayFill) contact[field] = sanitizeLine(said);
  }
  if (renter.answered) return { ...renter, contact };
  const { bedrooms, bathrooms, budget } = values;
  const { questionnaire } = renter;
  return {
    ...renter,
    contact,
    questionnaire: {
      bedrooms: bedrooms !== undefined && bedroomCount(bedrooms) !== undefined ? bedrooms : questionnaire.bedrooms,
      bathrooms: isBathrooms(bathrooms) ? bathrooms : questionnaire.bathrooms,
      budgets: budget !== undefined && isDollars(budget) ? budget : questionnaire.budgets,
    },
  };
}

/** What the page around has said so far. */
let before: WidgetPrefill = {};

/** Fills in what the page around says now. */
export function applyPrefill(cache: ApolloCache, values: WidgetPrefill): void {
  writeRenter(cache, prefillRenter(readRenter(cache), values, before));
  before = { ...before, ...values };
}
