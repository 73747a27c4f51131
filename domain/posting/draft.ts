import { z } from 'zod';
import { MAX_FLOORPLANS, MOST, newFloorplan } from './draft-bounds.ts';

/**
 * The one draft [§3]: what a landlord has written so far. This shape is the GraphQL input, the REST body, the row in the
 * database and what the browser keeps. It is lenient on purpose (an unfinished draft is a good draft); what a finished
 * one must satisfy stands in rules.ts. Bounds only keep out what no person writes.
 */
const text = (max: number) => z.string().max(max).default('');
const digits = (max: number) =>
  z
    .union([z.string(), z.number()])
    .transform((value) => String(value))
    .pipe(z.string().max(max))
    .default('');

export const imagePairSchema = z.object({ large: z.string().max(MOST.url), small: z.string().max(MOST.url) });
export type ImagePair = z.infer<typeof imagePairSchema>;

export const floorplanSchema = z.object({
  bedrooms: z.number().default(0),
  bathrooms: z.number().default(0),
  sq: digits(MOST.digits),
  rent: digits(MOST.digits),
});
export type FloorplanDraft = z.infer<typeof floorplanSchema>;

export const draftSchema = z.object({
  id: z.uuid().nullish(),
  type: z.number().int().nullish(),
  name: text(MOST.name),
  contact: z
    .object({
      firstName: text(MOST.name),
      lastName: text(MOST.name),
      email: text(MOST.email),
      phone: digits(MOST.phone),
    })
    .prefault({}),
  account: z.object({ email: text(MOST.email), password: text(1000), password_confirmation: text(1000) }).nullish(),
  location: z
    .object({
      address: text(MOST.address),
      city: text(MOST.name),
      state: text(MOST.state),
      zip: digits(MOST.digits),
      coordinates: z.object({ lat: z.number(), lon: z.number() }).nullish(),
    })
    .prefault({}),
  floorplans: z.array(floorplanSchema).max(MAX_FLOORPLANS).default([]),
  amenities: z.array(z.number().int()).max(MOST.amenities).default([]),
  description: text(MOST.description),
  images: z
    .array(z.union([imagePairSchema, z.literal('')]))
    .max(MOST.images)
    .default([])
    .transform((images) => images.filter((image): image is ImagePair => image !== '' && image.large !== '')),
});

/** A draft as the server and the rules see it: every part present, padding gone. */
export type Draft = z.output<typeof draftSchema>;
/** A draft as it may arrive. */
export type DraftInput = z.input<typeof draftSchema>;

/** A fresh draft: one empty floorplan row, nothing else. */
export const emptyDraft = (): Draft => ({ ...draftSchema.parse({}), floorplans: [newFloorplan()] });
