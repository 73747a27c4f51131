import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { CARDHOLDER_MUST_AUTHENTICATE } from '../../../domain/billing/property-type-change.ts';
import { hasErrors, zodFieldErrors } from '../../../domain/field-errors.ts';
import { UPLOADABLE_IMAGES } from '../../../domain/images/image-upload.ts';
import { isRecord } from '../../../domain/is-record.ts';
import { imageLimits, PASSWORD_MIN_LENGTH, SHARP_IMAGE_WIDTH } from '../../../domain/limits.ts';
import { amenities } from '../../../domain/options/amenities.ts';
import { draftSchema } from '../../../domain/posting/drafts/draft.ts';
import { EDIT_CONFLICT, IDEMPOTENCY_KEY_REUSED, LOG_IN_TO_EDIT } from '../../../domain/posting/posting-errors.ts';
import { stepNames } from '../../../domain/posting/sections.ts';
import { wholeNumber } from '../../../domain/whole-number.ts';
import type { Services } from '../../services.ts';
import { DraftFloorplanInput, SavedDraftInput } from '../../modules/posting/draft.input.ts';
import { clientOf } from '../../throttle.ts';
import { cardFields } from '../../modules/posting/publishing/card-fields.ts';
import { defineRoute, ok } from '../define-route.ts';
import { receiveImage } from '../receive-image.ts';
import { queryId, placeOf, placeQuery, textOf } from '../request-fields.ts';
import {
  BEDROOM_CODES,
  coded,
  degreesEast,
  degreesNorth,
  ImagePair,
  itemSchema,
  message,
  namedSchema,
  ours,
} from '../shapes.ts';
import { describeFields } from '../view-schema.ts';
import { draftFromWire, draftToWire, present, toWire } from '../wire-names.ts';
import { Session } from './account.ts';
import { OwnListing } from './listings.ts';

const { account, ...draftFields } = draftSchema.omit({ id: true }).shape;
const floorplanFields = draftFields.floorplans.unwrap().element.shape;
const { feesMonthly, utilities, deposit, oneTime, leaseMonths, availableOn } = floorplanFields;
const terms = { feesMonthly, utilities, deposit, oneTime, leaseMonths, availableOn };
/** Whatever of the terms is empty or null is not stated. */
const optionalTerms = Object.entries(terms).map(([name, schema]) => [name, schema.unwrap().nullish()]);
const floorplan = describeFields(
  {
    ...floorplanFields,
    bedrooms: floorplanFields.bedrooms.describe(BEDROOM_CODES),
    ...Object.fromEntries(optionalTerms),
  },
  DraftFloorplanInput,
);

const draft = describeFields(
  {
    ...draftFields,
    account: account.describe('The new account. The top-level fields take precedence.'),
    location: draftFields.location.describe(
      'The address. `zip` is five digits and `coordinates` is the position. `pin` is true when the landlord set the position, which then overrides the address.',
    ),
    floorplans: z.array(z.object(toWire(floorplan))).optional(),
    amenities: draftFields.amenities.describe(`Amenities: ${coded(amenities)}.`),
    description_text: z
      .string()
      .nullish()
      .describe(
        'The description as written, with line breaks and all characters; it takes precedence over `description`.',
      ),
    images: draftFields.images.describe(
      'Pairs returned by `uploadImage`, in display order; empty strings are padding.',
    ),
    textsForReview: draftFields.textsForReview.describe(
      'Hashes of the texts that the landlord sends to staff for review, as our pages make them; send `review` instead.',
    ),
  },
  SavedDraftInput,
);
const newAccount = {
  email: z.string().optional().describe('The email of the new account; takes precedence over account.email.'),
  password: z.string().optional().describe(`At least ${PASSWORD_MIN_LENGTH} characters.`),
  password_confirmation: z.string().optional().describe('The same password again.'),
};
const review = ours(
  'Sends text that breaks the listing rules to staff for review, once the draft is published, instead of rejecting it.',
  z.boolean().optional(),
);
const sample = {
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
    floorplans: z.array(z.object(toWire(floorplanFields))),
    description_text: z.string().describe('As the landlord wrote it, with line breaks.'),
  }),
);
const OK = z.literal('OK');
/** What is held for review. */
const held = { status: z.literal('REVIEW'), review: z.object({ id: z.uuid() }) };

const Geo = z.object({
  geo: z.object({
    lat: degreesNorth,
    lon: degreesEast,
    zip: z.string(),
    schools: z.object({
      count: z.int().min(0),
      list: z.array(z.string()).describe('Every name, nearest first.'),
    }),
  }),
});

const NO_PRICE = 'This must be the price returned by property-type-quote.';
/** Fields of an edit besides its draft. Invalid values are rejected: if ignored, the last write would win. */
const besideDraft = z.object({
  version: wholeNumber('This must be the version that was edited.').nullish(),
  agreed: z.object({ quoted_at: z.iso.datetime(NO_PRICE), charge_cents: z.int(NO_PRICE) }, NO_PRICE).nullish(),
});

const listingId = queryId('Choose a listing.');

/** Merges `account` with the top-level email and password; the top level wins. */
function draftOf(fields: Record<string, unknown>): Record<string, unknown> {
  const inner = isRecord(fields['account']) ? fields['account'] : {};
  const names = Object.keys(newAccount);
  const merged = names.map((name) => [name, textOf(fields[name] ?? inner[name])]);
  return { ...draftFromWire(fields), account: Object.fromEntries(merged) };
}

/** Returns a listing of an account as posting and editing respond with it. */
async function ownListing(accountId: number, id: number, { listings, env }: Services) {
  const own = await listings.findById(accountId, id);
  const body = present(OwnListing, { ...own, url: `${env.baseUrl}/home/${own.slug}` });
  return { body, draft: own.draft };
}

export const postingRoutes = [
  defineRoute('posting', 'GET /api/posting/get-geo-information', {
    name: 'geoInformation',
    summary: 'Locate an address and its nearby colleges',
    description:
      "Returns the position that a listing with this address would have: the pin (`lat`, `lon`) if there is one, otherwise the address within its `zip`, otherwise its city. An address that can't be located, or a pin more than a mile outside `zip`, is rejected at `location.coordinates`.",
    access: 'anyone',
    input: { query: placeQuery },
    rejects: ['location.coordinates', 'location.zip'],
    output: ok('The place.', Geo),
    async answer({ query }, { services }) {
      const geo = await placeOf(query, services);
      return 'errors' in geo ? geo : { body: present(Geo, { geo }) };
    },
  }),
  defineRoute('posting', 'POST /api/posting/validate-step', {
    name: 'validateStep',
    summary: 'Validate a section of a draft',
    description:
      'Has no side effects. You may send the whole draft; fields of other sections are ignored. Text that breaks the listing rules is rejected at its field with its section, with the words and a lawful wording, and passes with `review`.',
    access: 'anyone',
    input: {
      body: z.object({
        step: z.enum(stepNames).describe('The section to validate.'),
        ...draft,
        ...newAccount,
        review,
      }),
    },
    example: { step: 'property-location-step', location: sample.location },
    rejects: 'draft',
    output: ok('Valid.', z.object({ status: OK })),
    async answer({ fields: { step, review: mayReview, ...rest }, accountId }, { services, ip }) {
      const options = { ip, review: mayReview === true };
      const errors = await services.posting.validateStep(textOf(step), draftOf(rest), accountId, options);
      return hasErrors(errors) ? { errors } : { body: { status: 'OK' } };
    },
  }),
  defineRoute('posting', 'POST /api/posting/post', {
    name: 'publish',
    summary: 'Pay for a draft and publish it',
    description:
      "If you aren't logged in, an email and password create your account. After a 422, nothing was charged or stored.",
    access: 'anyone',
    input: {
      headers: z.object({
        'Idempotency-Key': z
          .string()
          .optional()
          .describe('The same key returns the same response without a second charge.'),
      }),
      body: z.object({
        ...draft,
        ...newAccount,
        payment: z
          .union([
            cardFields.describe('With the local processor only.'),
            z.object({ paymentMethod: z.string(), address: z.string().optional(), zip: z.string().optional() }),
          ])
          .describe('The payment for the first month.'),
        review,
      }),
    },
    example: {
      ...sample,
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
    rejects: 'draft',
    output: {
      200: {
        description:
          'Paid and published. `user` is present if an account was created, which is then logged in. With `review`, text held for review returns `REVIEW`: no listing yet, and nothing charged.',
        body: z.union([
          z.object({ status: OK, listing: OwnListing, user: Session.optional() }),
          z.object({ ...held, listing: z.null(), user: Session.optional() }),
        ]),
      },
      409: { description: 'The idempotency key was already used with a different body.', body: message },
    },
    async answer({ fields, accountId, request }, { services, ip, logIn }) {
      const { payment, review: mayReview, ...rest } = fields;
      const method = isRecord(payment) ? textOf(payment['paymentMethod']) : '';
      const outcome = await services.posting.publish({
        draft: draftOf(rest),
        paymentMethod: method === '' ? { card: payment } : method,
        key: textOf(request.headers['idempotency-key']) || null,
        viewer: accountId,
        ip,
        mayAuthenticate: false,
        review: mayReview === true,
      });
      if ('errors' in outcome) return outcome;
      if ('keyReused' in outcome) return { status: 409, body: { message: IDEMPOTENCY_KEY_REUSED } };
      if ('clientSecret' in outcome)
        return { errors: { payment: ['Your bank asks you to confirm this payment. Use another card.'] } };
      const user = outcome.madeAccount === null ? undefined : present(Session, await logIn(outcome.madeAccount));
      if ('review' in outcome)
        return { body: { status: 'REVIEW', listing: null, review: { id: outcome.review }, user } };
      const owner = outcome.madeAccount ?? accountId ?? 0;
      const { body: listing } = await ownListing(owner, outcome.listing, services);
      return { body: { status: 'OK', listing, user } };
    },
  }),
  defineRoute('posting', 'POST /api/posting/edit', {
    name: 'edit',
    summary: 'Edit a listing',
    description: 'Without a session it responds 422 with `errors.auth`.',
    access: 'owner',
    loggedOut: LOG_IN_TO_EDIT,
    input: {
      body: z.object({
        ...draft,
        id: z.union([z.int().min(1), z.string()]).describe('The id of the listing.'),
        version: z.int().optional().describe('The version that was edited; without it, the last write wins.'),
        agreed: ours(
          'The quoted price of another property type (property-type-quote).',
          besideDraft.shape.agreed.unwrap().unwrap().optional(),
        ),
        review,
      }),
    },
    example: { id: 1, version: 1, ...sample },
    rejects: 'draft',
    mayMiss: true,
    output: {
      200: { description: 'Changed.', body: z.object({ status: OK, listing: OwnListing }) },
      202: {
        description:
          'With `review`, a text is held for review: the listing stays as it is until staff approve the edit.',
        body: z.object({ ...held, listing: OwnListing }),
      },
      409: {
        description: 'The listing has changed since; this is the current version.',
        body: message.extend({ listing: OwnListing, draft: CurrentDraft }),
      },
    },
    async answer({ fields, accountId }, { services }) {
      const { id: given, version, agreed, review: mayReview, ...rest } = fields;
      const { data: id } = listingId.safeParse(typeof given === 'number' ? String(given) : given);
      if (id === undefined) return { errors: { id: ['Choose a listing.'] } };
      const beside = besideDraft.safeParse({ version, agreed });
      if (beside.error) return { errors: zodFieldErrors(beside.error, ([name]) => String(name)) };
      const price = beside.data.agreed;
      const outcome = await services.posting.edit({
        id,
        version: beside.data.version ?? null,
        draft: draftFromWire(rest),
        viewer: accountId,
        agreed: price ? { quotedAt: new Date(price.quoted_at), chargeCents: price.charge_cents } : null,
        mayAuthenticate: false,
        review: mayReview === true,
      });
      if ('errors' in outcome) return outcome;
      // Authentication is impossible over REST.
      if ('clientSecret' in outcome) return { errors: CARDHOLDER_MUST_AUTHENTICATE };
      const { body: listing, draft: current } = await ownListing(accountId, id, services);
      if ('review' in outcome)
        return { status: 202, body: { status: 'REVIEW', listing, review: { id: outcome.review } } };
      // Includes the current version, so that a client can show both and let the user choose.
      if ('stale' in outcome)
        return { status: 409, body: { message: EDIT_CONFLICT, listing, draft: draftToWire(current) } };
      return { body: { status: 'OK', listing } };
    },
  }),
  defineRoute('posting', 'POST /api/images-upload', {
    name: 'uploadImage',
    summary: 'Upload an image',
    description: `Accepts ${UPLOADABLE_IMAGES}, with at most ${imageLimits.jpeg.pixels / 1e6} or ${imageLimits.png.pixels / 1e6} megapixels; needs no session. An image is never enlarged: one less than ${SHARP_IMAGE_WIDTH} pixels wide is stored with a \`warning\` to show. A draft may contain only pairs returned here.`,
    access: 'anyone',
    upload: true,
    input: { body: z.object({ file: z.file().describe('The image.') }) },
    output: {
      200: {
        description: 'Stored in two sizes.',
        body: itemSchema(ImagePair).extend({
          warning: ours(
            'What the landlord should know, such as that renters will see a narrow image blurred.',
            z.string().optional(),
          ),
        }),
      },
      507: { description: 'There is no space for images right now.', body: message },
    },
    async answer({ request }, { services: { images, throttle, uploads }, ip }) {
      await throttle.take('upload', ip);
      const stored = await receiveImage(uploads, request, async ({ path, bytes }) => {
        await throttle.takeUpload(ip, bytes);
        return images.store(() => readFile(path), clientOf(ip));
      });
      if ('errors' in stored) return stored;
      const { pair: data, ...warned } = stored;
      return { body: { data, ...warned } };
    },
  }),
];
