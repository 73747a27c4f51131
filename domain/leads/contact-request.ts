import { formatDollars } from '../format/money.ts';
import { MAX_DOLLARS, MAX_MESSAGE_LENGTH, MAX_PLACE_ID, MAX_TOUR_TIMES } from '../limits.ts';
import { formatNumber } from '../format/numbers.ts';
import { z } from 'zod';
import { bedroomOptions } from '../options/bedrooms.ts';
import { featureOptions } from '../options/features.ts';
import { locationTypes } from '../options/location-types.ts';
import { NO_PETS, petOptions } from '../options/pets.ts';
import { decimal, whole, wholeNumber } from '../whole-number.ts';
import { contactFields, honeypotField, messageField } from './contact-fields.ts';
import { isCalendarDay } from '../search/questionnaire.ts';
import { parseSearchFilter, searchFilterSchema } from '../search/search-filter-schema.ts';
import { isTourTime } from './lead-rules.ts';

const housing = {
  housingId: wholeNumber('Choose a home.'),
  schoolId: wholeNumber('This must be the id of a place.', MAX_PLACE_ID).nullish(),
  locationType: z.enum(locationTypes, 'This must be college, state or city.').default('college'),
};

const codes = (options: readonly { id: number }[], what: string) => {
  const unknown = `One of these ${what} isn't in our list.`;
  return z
    .array(whole(z.int(unknown)), `This must be a list of ${what}, by their ids.`)
    .max(20, unknown)
    .refine((ids) => ids.every((id) => options.some((option) => option.id === id)), unknown)
    .transform((ids) => [...new Set(ids)].toSorted((a, b) => a - b));
};

const text = (most: number) =>
  z.string('This must be text.').max(most, `Use at most ${formatNumber(most)} characters.`);
const TOUR_TIME = 'Each must be a time like 2027-08-15T16:30.';
const tourTimes = z
  .array(z.string(TOUR_TIME).refine(isTourTime, TOUR_TIME), 'This must be a list of times.')
  .max(MAX_TOUR_TIMES, `Suggest at most ${MAX_TOUR_TIMES} times.`)
  .transform((times) => [...new Set(times)].toSorted())
  .nullish();
/** A brand's code; unknown codes are accepted and mean the default. */
const siteCode = text(60).default('default');
const BEDROOMS = 'This must be a bedroom code from 1 to 11.';
const BATHROOMS = 'This must be between 1 and 5.5 in half steps.';
const DOLLARS = 'This must be a whole number of dollars.';
const MOVE_DATE = 'This must be 0 (as soon as possible) or a day like 2027-08-15.';

/** The schema of a renter's contact request [§7]: save-request and send-reply, in camelCase; REST uses snake_case. */
export const requestSchema = z.object({
  ...contactFields,
  ...housing,
  bedrooms: whole(z.int(BEDROOMS).min(1, BEDROOMS).max(bedroomOptions.length, BEDROOMS)).nullish(),
  bathrooms: decimal(z.number(BATHROOMS).min(1, BATHROOMS).max(5.5, BATHROOMS).multipleOf(0.5, BATHROOMS)).nullish(),
  budgets: whole(
    z
      .int(DOLLARS)
      .min(0, DOLLARS)
      .max(MAX_DOLLARS, `Use at most ${formatDollars(MAX_DOLLARS)}.`),
  ).nullish(),
  pets: codes(petOptions, 'pets')
    .refine((ids) => !(ids.includes(NO_PETS) && ids.length > 1), 'Choose either pets or “No Pets”, not both.')
    .nullish(),
  features: codes(featureOptions, 'features').nullish(),
  moveDate: z.union([z.literal(0), z.string().refine(isCalendarDay, MOVE_DATE)], MOVE_DATE).nullish(),
  message: text(MAX_MESSAGE_LENGTH).default(''),
  tourTimes,
  searchFilter: searchFilterSchema.superRefine((filter, context) => {
    // Its place is that of the request.
    const parsed = filter && parseSearchFilter({ ...filter, locationId: filter.locationId ?? 1 });
    if (parsed && 'messages' in parsed) context.addIssue({ code: 'custom', message: parsed.messages.join(' ') });
  }),
  propertyName: text(200).default(''),
  poweredBy: siteCode,
  site: siteCode,
  ...honeypotField,
});
export type HousingRequest = z.output<typeof requestSchema>;

export const replySchema = z.object({
  ...contactFields,
  ...housing,
  message: messageField,
  /** The secret of an earlier message of the same sender to this listing. */
  follows: text(100).nullish(),
  tourTimes,
  site: siteCode,
  ...honeypotField,
});
export type HousingReply = z.output<typeof replySchema>;
