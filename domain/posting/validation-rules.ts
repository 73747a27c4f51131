import { MAX_FLOORPLANS, MAX_IMAGES, MAX_LEASE_MONTHS } from '../limits.ts';
import { z } from 'zod';
import { emailRule } from '../account/credentials.ts';
import { passwordRule } from '../account/password-rule.ts';
import { addError, zodFieldErrors, type FieldErrors } from '../field-errors.ts';
import { isAmenity, hasPetConflict } from '../options/amenities.ts';
import { isBathrooms } from '../options/bathrooms.ts';
import { bedroomCount } from '../options/bedrooms.ts';
import { isPostable } from '../options/property-types.ts';
import { isStateCode } from '../options/states.ts';
import { sanitizeLine } from '../format/plain-text.ts';
import { isCalendarDay } from '../search/questionnaire.ts';
import { cleanDescription, descriptionText } from './description-text.ts';
import { MAX_PUBLISHED, tooLong } from './drafts/draft-limits.ts';
import { draftSchema, floorplanSchema, type Draft } from './drafts/draft.ts';
import { zipStateError } from './listing-location.ts';
import { withAllForReview } from '../trust/review-choice.ts';
import { phoneFault } from './format-faults.ts';
import { virtualTourFault } from './virtual-tour.ts';
import { sections, type SectionName, type StepName } from './sections.ts';

/** Server-side validation [§5] but for what needs the database; not in the browser's first load. */
const required = (what: string, max: number) =>
  z
    .string()
    .transform(sanitizeLine)
    .pipe(z.string().min(1, `Enter ${what}.`).max(max, tooLong(max)));

const wholeDollars = (text: string) => (/^\d{1,6}$/.test(text) ? Number(text) : NaN);

const isAmount = (text: string) => text === '' || wholeDollars(text) <= 100_000;
const isLease = (months: number) => Number.isInteger(months) && months >= 1 && months <= MAX_LEASE_MONTHS;

const floorplan = floorplanSchema.superRefine((row, context) => {
  const refuse = (message: string) => context.addIssue({ code: 'custom', message });
  if (bedroomCount(row.bedrooms) === undefined) refuse('Choose the bedrooms of each floorplan.');
  if (!isBathrooms(row.bathrooms)) refuse('Choose the bathrooms of each floorplan.');
  const sq = wholeDollars(row.sq);
  if (!(sq >= 50 && sq <= 20_000)) refuse('Enter a size between 50 and 20,000 square feet for each floorplan.');
  const rent = wholeDollars(row.rent);
  if (!(rent >= 1 && rent <= 100_000)) refuse('Enter a rent between $1 and $100,000 a month for each floorplan.');
  if (![row.feesMonthly, row.utilities, row.deposit, row.oneTime].every(isAmount))
    refuse('Enter fees, utilities and deposits between $0 and $100,000, or leave them empty.');
  if (!row.leaseMonths.every(isLease) || new Set(row.leaseMonths).size < row.leaseMonths.length)
    refuse(`Choose each lease length once, from 1 to ${MAX_LEASE_MONTHS} months.`);
  if (row.availableOn !== '' && !isCalendarDay(row.availableOn)) refuse('Enter a valid date for when it is available.');
});

const rules = {
  contact: z.object({
    name: required('the name of the property', MAX_PUBLISHED.name),
    contact: z.object({
      firstName: required('your first name', MAX_PUBLISHED.personName),
      lastName: required('your last name', MAX_PUBLISHED.personName),
      email: emailRule,
      phone: z
        .string()
        .min(1, 'Enter your phone number.')
        .superRefine((phone, context) => {
          const message = phoneFault(phone);
          if (message) context.addIssue({ code: 'custom', message });
        }),
    }),
  }),
  password: z.object({
    account: z
      .object({ email: emailRule, password: passwordRule, password_confirmation: z.string() })
      .refine((account) => account.password === account.password_confirmation, {
        message: "The passwords don't match.",
        path: ['password_confirmation'],
      }),
  }),
  location: z.object({
    location: z
      .object({
        address: required('the street address', MAX_PUBLISHED.address),
        city: required('the city', MAX_PUBLISHED.city),
        state: z.string().refine(isStateCode, 'Choose a state.'),
        zip: z.string().regex(/^\d{5}$/, 'Enter a five-digit zip code.'),
        coordinates: z
          .object({ lat: z.number(), lon: z.number() })
          .refine(({ lat, lon }) => Math.abs(lat) <= 90 && Math.abs(lon) <= 180, "This isn't a position on the map.")
          .nullish(),
      })
      .superRefine(({ state, zip }, context) => {
        const message = zipStateError(zip, state);
        if (message) context.addIssue({ code: 'custom', path: ['zip'], message });
      }),
  }),
  floorplans: z.object({
    floorplans: z
      .array(floorplan)
      .min(1, 'Add at least one floorplan.')
      .max(MAX_FLOORPLANS, `Use at most ${MAX_FLOORPLANS} floorplans.`),
  }),
  images: z.object({
    images: z
      .array(z.object({ large: z.string(), small: z.string(), caption: z.string().nullish() }))
      .min(1, 'Add at least one image.')
      .max(MAX_IMAGES, `Add at most ${MAX_IMAGES} images.`)
      .refine(
        (images) => images.every(({ caption }) => (caption ?? '').trim().length <= MAX_PUBLISHED.caption),
        `Keep each caption within ${MAX_PUBLISHED.caption} characters.`,
      ),
    virtualTour: z.string().superRefine((text, context) => {
      const message = virtualTourFault(text);
      if (message) context.addIssue({ code: 'custom', message });
    }),
  }),
  description: z.object({
    description: z
      .string()
      .transform(descriptionText)
      .pipe(z.string().max(MAX_PUBLISHED.description, tooLong(MAX_PUBLISHED.description)))
      .refine((text) => cleanDescription(text) !== '', 'Describe the home in a sentence or two.'),
  }),
  amenities: z.object({
    amenities: z
      .array(z.number())
      .min(1, 'Choose at least one amenity.')
      .refine((ids) => ids.every(isAmenity), "One of these amenities isn't in our list.")
      .refine((ids) => new Set(ids).size === ids.length, 'The same amenity was chosen twice.')
      .refine((ids) => !hasPetConflict(ids), 'Choose either the pets you allow or “No Pets Allowed”, not both.'),
  }),
} satisfies Record<SectionName, z.ZodType>;

/** Returns the error key as named in section 5: account fields without their parent, all of a floorplan's under `floorplans`. */
function errorKey(path: readonly PropertyKey[]): string {
  const [head, field] = path;
  if (head === 'account') return String(field ?? 'password');
  if (head === 'contact' || head === 'location') return path.slice(0, 2).join('.');
  return String(head);
}

/** What is expected of a value of another type, in a sentence that names what can be read (K76). */
const expected: Record<string, string> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};
const partLabels: Record<string, string> = { floorplans: 'Floorplan', images: 'Image', amenities: 'Amenity' };

function expectation(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'too_big')
    return issue.origin === 'array' ? `Send at most ${String(issue.maximum)}.` : tooLong(Number(issue.maximum));
  if (issue.code === 'invalid_format') return 'Send a UUID, such as 5f0c1f6e-6f0b-4a51-9f55-0d6c8f6d5a10.';
  return `Send ${(issue.code === 'invalid_type' && expected[issue.expected]) || 'an image with its large and small address'}.`;
}

/** Returns where in a list a value is: 'Floorplan 2: '. */
function partLabel([head, index]: readonly PropertyKey[]): string {
  return typeof index === 'number' ? `${partLabels[String(head)]} ${index + 1}: ` : '';
}

/**
 * Parses a received draft, or returns its type errors, such as numbers instead of texts [§5], each with what can be read.
 * `review` sends every text to staff that breaks the rules (K66).
 */
export function parseDraft(input: unknown, review = false): { draft: Draft } | { errors: FieldErrors } {
  const read = draftSchema.safeParse(input, { error: expectation });
  if (read.success) return { draft: review ? withAllForReview(read.data) : read.data };
  const errors: FieldErrors = {};
  for (const { path, message } of read.error.issues)
    addError(errors, path.length === 0 ? 'notification' : errorKey(path), partLabel(path) + message);
  return { errors };
}

const typeErrors = (draft: Draft): FieldErrors => (isPostable(draft.type) ? {} : { type: ['Choose a property type.'] });

const sectionErrors = (name: SectionName, draft: Draft): FieldErrors => {
  const value =
    name === 'password' ? { account: { email: '', password: '', password_confirmation: '', ...draft.account } } : draft;
  const result = rules[name].safeParse(value);
  return result.success ? {} : zodFieldErrors(result.error, errorKey);
};

/** Returns the errors of this step of a draft; {} when there are none. `loggedIn` skips the password section (K09). */
export function stepErrors(step: StepName, draft: Draft, loggedIn: boolean): FieldErrors {
  if (step === 'property-type-step') return typeErrors(draft);
  const names = sections.filter((section) => step === 'complete-step' || section.step === step).map(({ name }) => name);
  const required = names.filter((name) => !(name === 'password' && loggedIn));
  return Object.assign(
    step === 'complete-step' ? typeErrors(draft) : {},
    ...required.map((name) => sectionErrors(name, draft)),
  );
}
