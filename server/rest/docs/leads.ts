import { z } from 'zod';
import { HOUSE_MONTHLY_LEADS, MAILBOX_LEADS_AN_HOUR, NETWORK_LEADS_AN_HOUR } from '../../../domain/limits.ts';
import { replySchema, requestSchema } from '../../../domain/leads/contact-request.ts';
import { searchFilterSchema } from '../../../domain/search/search-filter-schema.ts';
import { toWire } from '../field-names.ts';
import { ok, type EndpointDoc } from '../openapi/endpoint-doc.ts';
import { PROJECT_DEFINED } from '../openapi/json-schema.ts';
import { describeFields } from './field-descriptions.ts';
import { locationTypeText } from './match.ts';
import { id, namedSchema, itemSchema } from './common-schemas.ts';

const ownFlag = (description: string) => z.boolean().meta({ description, 'x-origin': PROJECT_DEFINED });

const Sent = itemSchema(
  namedSchema(
    'Sent',
    'The result of a request or a reply.',
    z.object({
      id,
      delivered: z
        .boolean()
        .describe("False while it is on hold until the house's month renews or ends, or was sent for a check."),
      marked_as_spam: ownFlag('Whether it looks like spam: the landlord sees it there and may accept it.'),
      repeated: ownFlag('Whether the same message was sent within the last minute; it is not sent twice.'),
      follow_up: ownFlag(
        'Whether it belongs to an earlier message of the same sender to this home; it goes where that one went.',
      ),
      secret: z.string().meta({
        description: 'Known only to the sender: a reply with it as `follows` belongs to this message.',
        'x-origin': PROJECT_DEFINED,
      }),
    }),
  ),
);
const renter = { first_name: 'Ada', last_name: 'Byron', phone: '(614) 555-0123', email: 'ada@college.example' };
const repeats =
  'within a minute is not sent again: the response has the first id and `repeated`. A different message is sent as a follow-up.';
const limits = `A house gets ${HOUSE_MONTHLY_LEADS} leads a billing month; further ones are on hold. The phone may be left out. A mailbox may send a home ${MAILBOX_LEADS_AN_HOUR} messages an hour, a network ${NETWORK_LEADS_AN_HOUR} from emails that are not confirmed.`;
const shared = {
  tag: 'housing',
  mayMiss: true,
  refuses: ['notification'],
  answers: ok('Stored, and emailed unless it is on hold.', Sent),
} as const;

/** Renames a validation schema's fields to wire names, without the honeypot field. */
const wire = (schema: z.ZodObject): z.ZodObject => {
  const { website: _, searchFilter, ...shape } = schema.shape;
  // Numbers are accepted too, for older clients (parse-lead.ts).
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
  description: `An identical request from the same renter ${repeats} ${limits}`,
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
};

export const sendReply: EndpointDoc = {
  ...shared,
  name: 'sendReply',
  summary: 'Message a landlord',
  description: `An identical message from the same renter ${repeats} ${limits}`,
  body: wire(replySchema),
  example: {
    ...renter,
    message: 'Is it available in August?',
    housing_id: 1,
    school_id: 204796,
    location_type: 'college',
  },
};
