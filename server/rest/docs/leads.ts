import { z } from 'zod';
import { replySchema, requestSchema } from '../../../domain/leads/contact-request.ts';
import { searchFilterSchema } from '../../../domain/search/search-filter-schema.ts';
import { toWire } from '../field-names.ts';
import type { EndpointDoc } from '../openapi/endpoint-doc.ts';
import { PROJECT_DEFINED } from '../openapi/json-schema.ts';
import { describeFields } from './field-descriptions.ts';
import { locationTypeText } from './match.ts';
import { id, namedSchema, itemSchema } from './common-schemas.ts';

const Sent = itemSchema(
  namedSchema(
    'Sent',
    'The result of a request or a reply.',
    z.object({
      id,
      delivered: z
        .boolean()
        .describe(
          "False when it is on hold: until a house's monthly limit resets, or until its renter confirms their email.",
        ),
      awaits_confirmation: z
        .boolean()
        .describe('Whether it is sent once its renter has confirmed their email with the link sent there.')
        .meta({ 'x-origin': PROJECT_DEFINED }),
      repeated: z
        .boolean()
        .describe('Whether this very message was sent within the last minute: it is not sent twice.')
        .meta({ 'x-origin': PROJECT_DEFINED }),
      follow_up: z
        .boolean()
        .describe('Whether it follows another message of the last minute to the same home; both are delivered.')
        .meta({ 'x-origin': PROJECT_DEFINED }),
    }),
  ),
);
const renter = { first_name: 'Ada', last_name: 'Byron', phone: '(614) 555-0123', email: 'ada@college.example' };
const shared = { tag: 'housing', mayMiss: true, refuses: ['notification'] } as const;

/** Renames a validation schema's fields to wire names, without the honeypot field. */
const wire = (schema: z.ZodObject): z.ZodObject => {
  const { website: _, searchFilter, ...shape } = schema.shape;
  // Numbers are accepted too, for older clients (read-lead.ts).
  const locationType = z.union([locationTypeText, z.literal([1, 2, 3])]).default('college');
  const search = searchFilter && {
    search_filter: z.object(describeFields(toWire(searchFilterSchema.unwrap().unwrap().shape))).nullish(),
  };
  return z.object(describeFields({ ...toWire({ ...shape, locationType }), ...search }));
};

export const saveRequest: EndpointDoc = {
  ...shared,
  name: 'saveRequest',
  summary: 'Contact a landlord about a home',
  description:
    'The same words from the same renter within a minute are one request: the answer has the first id and `repeated`. Other words are sent as a follow-up.',
  body: wire(requestSchema),
  example: {
    ...renter,
    housing_id: 1,
    school_id: 204796,
    location_type: 'college',
    bedrooms: 2,
    bathrooms: 1,
    budgets: 1200,
    pets: [],
    features: [],
    move_date: 0,
    property_name: '',
    powered_by: 'default',
    site: 'default',
  },
  answers: { 200: { words: 'Stored and emailed.', body: Sent } },
};

export const sendReply: EndpointDoc = {
  ...shared,
  name: 'sendReply',
  summary: 'Message a landlord',
  description:
    'The same words from the same renter within a minute are one message: the answer has the first id and `repeated`. Other words are sent as a follow-up.',
  body: wire(replySchema),
  example: {
    ...renter,
    message: 'Is it available in August?',
    housing_id: 1,
    school_id: 204796,
    location_type: 'college',
  },
  answers: { 200: { words: 'Stored and emailed.', body: Sent } },
};
