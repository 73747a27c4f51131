import { z } from 'zod';
import { replySchema, requestSchema } from '../../../domain/leads/contact-request.ts';
import { toWire } from '../field-names.ts';
import type { EndpointDoc } from '../openapi/endpoint-doc.ts';
import { PROJECT_DEFINED } from '../openapi/json-schema.ts';
import { describeFields } from './field-descriptions.ts';
import { locationTypeText } from './match.ts';
import { id, namedSchema, itemSchema } from './common-schemas.ts';

const Sent = itemSchema(
  namedSchema(
    'Sent',
    'What became of a request or a reply.',
    z.object({
      id,
      delivered: z
        .boolean()
        .describe('False when it waits: for the month of a house that has had its ten, or for its renter.'),
      awaits_confirmation: z
        .boolean()
        .describe('Whether it is sent once its renter has confirmed their email, by the link that was sent there.')
        .meta({ 'x-origin': PROJECT_DEFINED }),
    }),
  ),
);
const renter = { first_name: 'Ada', last_name: 'Byron', phone: '(614) 555-0123', email: 'ada@college.example' };
const shared = { tag: 'housing', mayMiss: true, refuses: ['notification'] } as const;

/** The schema that validates, by the wire's names; the field that only programs fill is nobody's to know. */
const wire = (schema: z.ZodObject): z.ZodObject => {
  const { website: _, ...shape } = schema.shape;
  // by its number too, as older clients have it (read-lead.ts)
  const locationType = z.union([locationTypeText, z.literal([1, 2, 3])]).default('college');
  return z.object(describeFields(toWire({ ...shape, locationType })));
};

export const saveRequest: EndpointDoc = {
  ...shared,
  name: 'saveRequest',
  summary: 'Ask a landlord about a home',
  description: 'The same renter who asks about the same home within a minute gets the first answer again.',
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
  answers: { 200: { words: 'Stored, and mailed.', body: Sent } },
};

export const sendReply: EndpointDoc = {
  ...shared,
  name: 'sendReply',
  summary: 'Write to a landlord',
  description: 'The same words from the same renter within a minute get the first answer again.',
  body: wire(replySchema),
  example: { ...renter, message: 'Is it free in August?', housing_id: 1, school_id: 204796, location_type: 'college' },
  answers: { 200: { words: 'Stored, and mailed.', body: Sent } },
};
