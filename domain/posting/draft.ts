import { z } from 'zod';

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

export const MAX_IMAGES = 6;
export const MAX_FLOORPLANS = 50;

export const imagePairSchema = z.object({ large: z.string().max(500), small: z.string().max(500) });
export type ImagePair = z.infer<typeof imagePairSchema>;

export const floorplanSchema = z.object({
  bedrooms: z.number().default(0),
  bathrooms: z.number().default(0),
  sq: digits(20),
  rent: digits(20),
});
export type FloorplanDraft = z.infer<typeof floorplanSchema>;

export const draftSchema = z.object({
  id: z.uuid().nullish(),
  type: z.number().int().nullish(),
  name: text(200),
  contact: z.object({ firstName: text(200), lastName: text(200), email: text(400), phone: digits(40) }).prefault({}),
  account: z.object({ email: text(400), password: text(1000), password_confirmation: text(1000) }).nullish(),
  location: z
    .object({
      address: text(300),
      city: text(200),
      state: text(60),
      zip: digits(20),
      coordinates: z.object({ lat: z.number(), lon: z.number() }).nullish(),
    })
    .prefault({}),
  floorplans: z.array(floorplanSchema).max(MAX_FLOORPLANS).default([]),
  amenities: z.array(z.number().int()).max(100).default([]),
  description: text(20_000),
  images: z
    .array(z.union([imagePairSchema, z.literal('')]))
    .max(50)
    .default([])
    .transform((images) => images.filter((image): image is ImagePair => image !== '' && image.large !== '')),
});

/** A draft as the server and the rules see it: every part present, padding gone. */
export type Draft = z.output<typeof draftSchema>;
/** A draft as it may arrive. */
export type DraftInput = z.input<typeof draftSchema>;

/** A new row of the floorplan section [§3]. */
export const newFloorplan = (): FloorplanDraft => ({ bedrooms: 0, bathrooms: 0, sq: '', rent: '' });

/** A fresh draft: one empty floorplan row, nothing else. */
export const emptyDraft = (): Draft => ({ ...draftSchema.parse({}), floorplans: [newFloorplan()] });
