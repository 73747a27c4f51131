import { z } from 'zod';
import { draftSchema } from '../../../domain/posting/drafts/draft.ts';
import { UPLOADABLE_IMAGES } from '../../../domain/images/image-upload.ts';
import { imageLimits, SHARP_IMAGE_WIDTH } from '../../../domain/limits.ts';
import { stepNames } from '../../../domain/posting/sections.ts';
import { ok, type EndpointDoc, type DocumentedAnswer } from '../openapi/endpoint-doc.ts';
import { cardFields } from '../../modules/posting/publishing/card-fields.ts';
import { agreedPrice } from '../handlers/posting.ts';
import { placeQuery } from '../request-fields.ts';
import { sessionFields } from './account.ts';
import { describeFields } from './field-descriptions.ts';
import { ImagePair } from './match.ts';
import { OwnListing } from './listings.ts';
import { degreesEast, degreesNorth, namedSchema, itemSchema } from './common-schemas.ts';

const { feesMonthly, oneTime, leaseMonths, availableOn, ...plain } =
  draftSchema.shape.floorplans.unwrap().element.shape;
/** A floorplan by its wire names; whatever is empty or null is not stated. */
const floorplan = z.object({
  ...plain,
  utilities: plain.utilities.unwrap().nullish(),
  deposit: plain.deposit.unwrap().nullish(),
  fees_monthly: feesMonthly.unwrap().nullish(),
  one_time: oneTime.unwrap().nullish(),
  lease_months: leaseMonths.unwrap().nullish(),
  available_on: availableOn.unwrap().nullish(),
});
const draft = describeFields({
  ...draftSchema.omit({ id: true }).shape,
  floorplans: z.array(floorplan).optional(),
  description_text: z.string().nullish(),
});
const password = describeFields({
  email: z.string().optional().describe('The email of the new account; takes precedence over account.email.'),
  password: z.string().optional(),
  password_confirmation: z.string().optional(),
});
const written = {
  type: 84,
  name: 'Maple Court',
  contact: { firstName: 'Rosa', lastName: 'Ortiz', email: 'rosa@homes.example', phone: '(614) 555-0143' },
  location: { address: '94 Chittenden Ave', city: 'Columbus', state: 'OH', zip: '43201' },
  floorplans: [{ bedrooms: 2, bathrooms: 1, sq: '840', rent: '1150' }],
  amenities: [],
  description: 'Bright rooms on a quiet court, ten minutes from class.',
  images: [],
};
const CurrentDraft = namedSchema(
  'Draft',
  'A listing as its landlord entered it.',
  draftSchema.omit({ account: true }).extend({
    images: z.array(ImagePair),
    floorplans: z.array(
      z.object({
        ...plain,
        fees_monthly: z.string(),
        one_time: z.string(),
        lease_months: z.array(z.int()),
        available_on: z.string(),
      }),
    ),
    description_text: z.string().describe('As the landlord wrote it, with line breaks.'),
  }),
);
const OK = z.literal('OK');
const conflict = (words: string, body: z.ZodType): DocumentedAnswer => ({ words, body });

export const geo: EndpointDoc = {
  tag: 'posting',
  name: 'geoInformation',
  summary: 'Locate an address and its nearby colleges',
  description:
    "Returns the position that a listing with this address would have: the pin (`lat`, `lon`) if there is one, otherwise the address within its `zip`, otherwise its city. An address that can't be located, or a pin more than a mile outside `zip`, is rejected at `location.coordinates`.",
  query: placeQuery,
  refuses: ['location.coordinates', 'location.zip'],
  answers: ok(
    'The place.',
    z.object({
      geo: z.object({
        lat: degreesNorth,
        lon: degreesEast,
        zip: z.string(),
        schools: z.object({
          count: z.int().min(0),
          list: z.array(z.string()).describe('Every name, nearest first.'),
        }),
      }),
    }),
  ),
};

const reviewFlag = z.boolean().optional().meta({
  description:
    'Sends text that breaks the listing rules to staff for review, once the draft is published, instead of rejecting it.',
  'x-origin': 'defined-by-us',
});

export const validateStep: EndpointDoc = {
  tag: 'posting',
  name: 'validateStep',
  summary: 'Validate a section of a draft',
  description:
    'Has no side effects. You may send the whole draft; fields of other sections are ignored. Text that breaks the listing rules is rejected at its field with its section, with the words and a lawful wording, and passes with `review`.',
  body: z.object({ ...describeFields({ step: z.enum(stepNames) }), ...draft, ...password, review: reviewFlag }),
  example: { step: 'property-location-step', location: written.location },
  refuses: 'draft',
  answers: ok('Valid.', z.object({ status: OK })),
};

const paid = z.union([
  cardFields.describe('With the local processor only.'),
  z.object({ paymentMethod: z.string(), address: z.string().optional(), zip: z.string().optional() }),
]);

export const publish: EndpointDoc = {
  tag: 'posting',
  name: 'publish',
  summary: 'Pay for a draft and publish it',
  description:
    "If you aren't logged in, an email and password create your account. After a 422, nothing was charged or stored.",
  headers: z.object({
    'Idempotency-Key': z
      .string()
      .optional()
      .describe('The same key returns the same response without a second charge.'),
  }),
  body: z.object({
    ...draft,
    ...password,
    ...describeFields({ payment: paid }),
    review: reviewFlag,
  }),
  example: {
    ...written,
    payment: {
      address: '94 Chittenden Ave',
      zip: '43201',
      cardNumber: '4242424242424242',
      securityCode: '123',
      expirationMonth: '12',
      expirationYear: '2030',
    },
    email: 'rosa@homes.example',
    password: 'a gray heron',
    password_confirmation: 'a gray heron',
  },
  refuses: 'draft',
  answers: {
    200: {
      words:
        'Paid and published. `user` is present if an account was created, which is then logged in. With `review`, text held for review returns `REVIEW`: no listing yet, and nothing charged.',
      body: z.union([
        z.object({ status: OK, listing: OwnListing, user: z.object(sessionFields).optional() }),
        z.object({
          status: z.literal('REVIEW'),
          listing: z.null(),
          review: z.object({ id: z.uuid() }),
          user: z.object(sessionFields).optional(),
        }),
      ]),
    },
    409: conflict('The idempotency key was already used with a different body.', z.object({ message: z.string() })),
  },
};

export const edit: EndpointDoc = {
  tag: 'posting',
  name: 'edit',
  summary: 'Edit a listing',
  description: 'Without a session it responds 422 with `errors.auth`.',
  body: z.object({
    ...draft,
    id: z.union([z.int().min(1), z.string()]).describe('The id of the listing.'),
    version: z.int().optional().describe('The version that was edited; without it, the last write wins.'),
    agreed: agreedPrice.optional().meta({
      description: 'The quoted price of another property type (property-type-quote).',
      'x-origin': 'defined-by-us',
    }),
    review: reviewFlag,
  }),
  example: { id: 1, version: 1, ...written },
  refuses: 'draft',
  mayMiss: true,
  answers: {
    200: { words: 'Changed.', body: z.object({ status: OK, listing: OwnListing }) },
    202: {
      words: 'With `review`, a text is held for review: the listing stays as it is until staff approve the edit.',
      body: z.object({ status: z.literal('REVIEW'), listing: OwnListing, review: z.object({ id: z.uuid() }) }),
    },
    409: conflict(
      'The listing has changed since; this is the current version.',
      z.object({ message: z.string(), listing: OwnListing, draft: CurrentDraft }),
    ),
  },
};

/** POST /api/images-upload (image-upload.ts). */
export const upload: EndpointDoc = {
  tag: 'posting',
  name: 'uploadImage',
  summary: 'Upload an image',
  description: `Accepts ${UPLOADABLE_IMAGES}, with at most ${imageLimits.jpeg.pixels / 1e6} or ${imageLimits.png.pixels / 1e6} megapixels; needs no session. An image is never enlarged: one less than ${SHARP_IMAGE_WIDTH} pixels wide is stored with a \`warning\` to show. A draft may contain only pairs returned here.`,
  multipart: true,
  body: z.object({ file: z.file().describe('The image.') }),
  answers: {
    200: {
      words: 'Stored in two sizes.',
      body: itemSchema(ImagePair).extend({
        warning: z.string().optional().meta({
          description: 'What the landlord should know, such as that renters will see a narrow image blurred.',
          'x-origin': 'defined-by-us',
        }),
      }),
    },
    507: { words: 'There is no space for images right now.', body: z.object({ message: z.string() }) },
  },
};
