import { MAX_FLOORPLANS, PASSWORD_MAX_LENGTH } from '../../limits.ts';
import { z } from 'zod';
import { decimal, whole } from '../../whole-number.ts';
import { MAX_LENGTHS, MAX_PUBLISHED, newFloorplan, tooLong } from './draft-limits.ts';

/** The lenient schema [§3] of drafts everywhere; validation-rules.ts has the requirements of a finished one. */
const text = (max: number, published = max) => z.string().max(max, tooLong(published)).default('');
const digits = (max: number) =>
  z
    .union([z.string(), z.number()], 'Send digits, such as "1150".')
    .transform((value) => String(value))
    .pipe(z.string().max(max))
    .default('');
const degrees = decimal(z.number('Send degrees, such as 39.97.'));

const imagePairSchema = z.object({
  large: z.string().max(MAX_LENGTHS.url),
  small: z.string().max(MAX_LENGTHS.url),
  caption: z.string().max(MAX_LENGTHS.caption, tooLong(MAX_PUBLISHED.caption)).nullish(),
});
export interface ImagePair {
  large: string;
  small: string;
  /** What it shows, in the landlord's words. */
  caption?: string | null;
}

export const floorplanSchema = z.object({
  bedrooms: decimal(z.number('Send the bedrooms as a code from 1 to 11, where 9 is a studio.')).prefault(0),
  bathrooms: decimal(z.number('Send the bathrooms from 1 to 5.5 in half steps.')).prefault(0),
  sq: digits(MAX_LENGTHS.digits),
  rent: digits(MAX_LENGTHS.digits),
  // Empty: not stated (K64).
  feesMonthly: digits(MAX_LENGTHS.digits),
  utilities: digits(MAX_LENGTHS.digits),
  deposit: digits(MAX_LENGTHS.digits),
  oneTime: digits(MAX_LENGTHS.digits),
  leaseMonths: z
    .array(whole(z.int('Send the months of a lease, such as 12.')))
    .max(MAX_LENGTHS.leases)
    .default([]),
  availableOn: text(MAX_LENGTHS.digits),
});
export type FloorplanDraft = z.infer<typeof floorplanSchema>;

export const draftSchema = z.object({
  id: z.uuid().nullish(),
  type: whole(z.int('Send 84 for an apartment or 85 for a house.')).nullish(),
  name: text(MAX_LENGTHS.name, MAX_PUBLISHED.name),
  contact: z
    .object({
      firstName: text(MAX_LENGTHS.name, MAX_PUBLISHED.personName),
      lastName: text(MAX_LENGTHS.name, MAX_PUBLISHED.personName),
      email: text(MAX_LENGTHS.email),
      phone: digits(MAX_LENGTHS.phone),
    })
    .prefault({}),
  account: z
    .object({
      email: text(MAX_LENGTHS.email),
      password: text(1000, PASSWORD_MAX_LENGTH),
      password_confirmation: text(1000, PASSWORD_MAX_LENGTH),
    })
    .nullish(),
  location: z
    .object({
      address: text(MAX_LENGTHS.address, MAX_PUBLISHED.address),
      city: text(MAX_LENGTHS.name, MAX_PUBLISHED.city),
      state: text(MAX_LENGTHS.state),
      zip: digits(MAX_LENGTHS.digits),
      coordinates: z.object({ lat: degrees, lon: degrees }).nullish(),
      // Whether the landlord set the coordinates, which then decide (K39).
      pin: z.boolean().default(false),
    })
    .prefault({}),
  floorplans: z.array(floorplanSchema).max(MAX_FLOORPLANS).default([]),
  amenities: z
    .array(whole(z.int('Send the id of an amenity, such as 29.')))
    .max(MAX_LENGTHS.amenities)
    .prefault([]),
  description: text(MAX_LENGTHS.description, MAX_PUBLISHED.description),
  images: z
    .array(z.union([imagePairSchema, z.literal('')]))
    .max(MAX_LENGTHS.images)
    .default([])
    .transform((images): ImagePair[] =>
      images
        .filter((image) => image !== '')
        .filter(({ large }) => large !== '')
        .map((image) => ({ ...image, caption: image.caption ?? null })),
    ),
  // A link; empty: none (K64).
  virtualTour: text(MAX_LENGTHS.url),
  // The hashes of texts that the landlord sends to staff (K66).
  textsForReview: z.array(z.string().max(MAX_LENGTHS.digits)).max(MAX_LENGTHS.textsForReview).default([]),
});

/** A draft as the server and the rules use it: every part present, padding removed. */
export type Draft = z.output<typeof draftSchema>;
export type DraftInput = z.input<typeof draftSchema>;

/** Returns a new draft with one empty floorplan row. */
export const emptyDraft = (): Draft => ({ ...draftSchema.parse({}), floorplans: [newFloorplan()] });
