import type { ApolloCache } from '@apollo/client';
import { isBathrooms } from '../../../domain/options/bathrooms.ts';
import { bedroomCount } from '../../../domain/options/bedrooms.ts';
import { sanitizeLine } from '../../../domain/format/plain-text.ts';
import type { WidgetPrefill } from '../../../domain/widget/messages.ts';
import { isDollars } from '../../shared/renter/parse-renter.ts';
import type { RenterState } from '../../shared/renter/renter-defaults.ts';
import { readRenter, writeRenter } from '../../shared/renter/renter-store.ts';

const contactFields = ['firstName', 'lastName', 'email', 'phone'] as const;

/** Returns the renter with the prefill: answers until the renter's own, contact fields only if empty or prefilled. */
export function prefillRenter(renter: RenterState, values: WidgetPrefill, before: WidgetPrefill = {}): RenterState {
  const contact = { ...renter.contact };
  for (const field of contactFields) {
    const value = values[field];
    const mayFill = contact[field] === '' || contact[field] === sanitizeLine(before[field] ?? '');
    if (value !== undefined && mayFill) contact[field] = sanitizeLine(value);
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
