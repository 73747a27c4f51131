import { MAX_DOLLARS } from '../../../domain/limits.ts';
import type { ApolloCache } from '@apollo/client';
import { isBathrooms } from '../../../domain/options/bathrooms.ts';
import { bedroomCount } from '../../../domain/options/bedrooms.ts';
import { sanitizeLine } from '../../../domain/format/plain-text.ts';
import type { WidgetPrefill } from '../../../domain/widget/messages.ts';
import type { RenterState } from '../../shared/renter/renter-defaults.ts';
import { readRenter, writeRenter } from '../../shared/renter/renter-store.ts';

const isDollars = (value: number) => Number.isInteger(value) && value >= 0 && value <= MAX_DOLLARS;

const contactFields = ['firstName', 'lastName', 'email', 'phone'] as const;

/**
 * Returns the renter with the host page's prefill. Answers apply until the renter has given their own; contact fields
 * are filled in only where they are empty or still hold the value of an earlier prefill (`before`).
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

/** The previous prefill of the host page. */
let before: WidgetPrefill = {};

/** Applies the host page's current prefill. */
export function applyPrefill(cache: ApolloCache, values: WidgetPrefill): void {
  writeRenter(cache, prefillRenter(readRenter(cache), values, before));
  before = { ...before, ...values };
}
