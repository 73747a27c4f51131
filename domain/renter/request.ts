import { z } from 'zod';
import { isBathrooms } from '../options/bathrooms.ts';
import { bedroomCount } from '../options/bedrooms.ts';
import { featureOptions } from '../options/features.ts';
import { locationTypes } from '../options/location-types.ts';
import { NO_PETS, petOptions } from '../options/pets.ts';
import { person, trap } from './person.ts';
import { isDay } from './questionnaire.ts';

const housing = {
  housingId: z.coerce
    .number<unknown>('Say which home.')
    .int('Say which home.')
    .min(1, 'Say which home.')
    .max(2 ** 53 - 1, 'Say which home.'),
  schoolId: z.coerce.number<unknown>('This must be the number of a college.').int().min(1).max(2_147_483_647).nullish(),
  locationType: z.enum(locationTypes, 'This must be college, state or city.').default('college'),
};

const codes = (options: readonly { id: number }[], what: string) =>
  z
    .array(z.number())
    .max(20, `One of these ${what} is not in our list.`)
    .refine(
      (ids) => ids.every((id) => options.some((option) => option.id === id)),
      `One of these ${what} is not in our list.`,
    )
    .transform((ids) => [...new Set(ids)].toSorted((a, b) => a - b));

/** What a renter tells a landlord [§7]: save-request and send-reply, in camelCase; REST has them in snake_case. */
export const requestSchema = z.object({
  ...person,
  ...housing,
  bedrooms: z
    .number()
    .refine((code) => bedroomCount(code) !== undefined, 'This must be a bedroom code from 1 to 11.')
    .nullish(),
  bathrooms: z.number().refine(isBathrooms, 'This must be between 1 and 5.5 in half steps.').nullish(),
  budgets: z
    .number()
    .int('This must be a whole number of dollars.')
    .min(0, 'This must be a whole number of dollars.')
    .max(1_000_000, 'Use at most $1,000,000.')
    .nullish(),
  pets: codes(petOptions, 'pets')
    .refine((ids) => !(ids.includes(NO_PETS) && ids.length > 1), 'Choose either pets or “No Pets”, not both.')
    .default([NO_PETS]),
  features: codes(featureOptions, 'features').default([]),
  moveDate: z
    .union([z.literal(0), z.string().refine(isDay)], 'This must be 0 (as soon as possible) or a day like 2027-08-15.')
    .default(0),
  message: z.string().max(5000, 'Use at most 5,000 characters.').default(''),
  propertyName: z.string().max(200, 'Use at most 200 characters.').default(''),
  poweredBy: z.string().max(60, 'Use at most 60 characters.').default('default'),
  site: z.string().max(60, 'Use at most 60 characters.').default('default'),
  ...trap,
});
export type HousingRequest = z.output<typeof requestSchema>;

export const replySchema = z.object({
  ...person,
  ...housing,
  message: z
    .string('Write your message.')
    .trim()
    .min(1, 'Write your message.')
    .max(5000, 'Use at most 5,000 characters.'),
  site: z.string().max(60, 'Use at most 60 characters.').default('default'),
  ...trap,
});
export type HousingReply = z.output<typeof replySchema>;
