import { z } from 'zod';
import { subscriberSchema } from '../../../domain/alerts/subscriber.ts';
import { replySchema, requestSchema } from '../../../domain/leads/contact-request.ts';
import { HOUSE_MONTHLY_LEADS, MAILBOX_LEADS_AN_HOUR, NETWORK_LEADS_AN_HOUR } from '../../../domain/limits.ts';
import { featureOptions } from '../../../domain/options/features.ts';
import { petOptions } from '../../../domain/options/pets.ts';
import { searchFilterSchema } from '../../../domain/search/search-filter-schema.ts';
import { MAX_EVENTS } from '../../../domain/tracking/match-actions.ts';
import { eventSchema } from '../../../domain/tracking/match-event.ts';
import { NotFound } from '../../errors.ts';
import { SubscriberInput } from '../../modules/alerts/subscriber.resolver.ts';
import { HousingFilterInput } from '../../modules/housing/housing-filter.input.ts';
import { ReplyInput, RequestInput } from '../../modules/leads/lead.input.ts';
import { LeadSent } from '../../modules/leads/lead.resolver.ts';
import type { LeadOutcome } from '../../modules/leads/leads.service.ts';
import { TrackedMatchInput } from '../../modules/tracking/tracking.resolver.ts';
import { defineRoute, ok, type RestAnswer, type RestInput } from '../define-route.ts';
import { BEDROOM_CODES, coded, id, itemSchema, locationTypeText, namedSchema, ours } from '../shapes.ts';
import { bodySchema, viewSchema } from '../view-schema.ts';
import { fromWire, present, toWire } from '../wire-names.ts';

const Sent = itemSchema(
  namedSchema(
    'Sent',
    'The result of a request or a reply.',
    viewSchema(LeadSent, {
      id,
      markedAsSpam: ours('Whether it looks like spam: the landlord sees it there and may accept it.', z.boolean()),
      repeated: ours('Whether the same message was sent within the last minute; it is not sent twice.', z.boolean()),
      followUp: ours(
        'Whether it belongs to an earlier message of the same sender to this home; it goes where that one went.',
        z.boolean(),
      ),
      secret: ours('Known only to the sender: a reply with it as `follows` belongs to this message.', z.string()),
    }),
  ),
);

const filter = bodySchema(searchFilterSchema.unwrap().unwrap().shape, HousingFilterInput);
const search = { searchFilter: filter.nullish() };
const locationType = z
  .union([locationTypeText, z.literal([1, 2, 3])]) // numbers for older clients (parse-lead.ts)
  .default('college')
  .describe('The type of place that `school_id` refers to: college (also 1), state (also 2) or city (also 3).');
const { bedrooms, pets, features } = requestSchema.shape;
const requestBody = {
  ...requestSchema.shape,
  ...search,
  locationType,
  bedrooms: bedrooms.describe(BEDROOM_CODES),
  pets: pets.describe(`Pets: ${coded(petOptions)}.`),
  features: features.describe(`Features: ${coded(featureOptions)}.`),
};

const person = { first_name: 'Ada', last_name: 'Byron', phone: '(614) 555-0123', email: 'ada@college.example' };
const about = { housing_id: 1, school_id: 204796, location_type: 'college' };
const repeats =
  'within a minute is not sent again: the response has the first id and `repeated`. A different message is sent as a follow-up.';
const limits = `A house gets ${HOUSE_MONTHLY_LEADS} leads a billing month; further ones are on hold. The phone may be left out. A mailbox may send a home ${MAILBOX_LEADS_AN_HOUR} messages an hour, a network ${NETWORK_LEADS_AN_HOUR} from emails that are not confirmed.`;
/** What requests and replies have in common. */
const contact = {
  access: 'anyone',
  mayMiss: true,
  rejects: ['notification'],
  output: ok('Stored, and emailed unless it is on hold.', Sent),
} as const;

/** Converts a body whose `search_filter` has the parameters of a search, by their URL names. */
function withSearchFromWire({ search_filter: searchFilter, ...rest }: RestInput['fields']): object {
  return { ...(fromWire(rest) as object), searchFilter: fromWire(searchFilter) };
}

function sentAnswer(outcome: LeadOutcome): RestAnswer {
  if ('sent' in outcome) return { body: present(Sent, { data: outcome.sent }) };
  if (outcome.unknownHome) throw new NotFound("This home doesn't exist, or it no longer takes requests.");
  return { errors: toWire(outcome.errors) };
}

const TrackedMatch = namedSchema(
  'TrackedMatch',
  'What a renter did with a home.',
  bodySchema(eventSchema.shape, TrackedMatchInput),
);

export const renterRoutes = [
  defineRoute('housing', 'POST /api/housing/save-request', {
    ...contact,
    name: 'saveRequest',
    summary: 'Contact a landlord about a home',
    description: `An identical request from the same renter ${repeats} ${limits}`,
    input: { body: bodySchema(requestBody, RequestInput) },
    example: {
      ...person,
      ...about,
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
    answer: async ({ fields }, { services, ip }) =>
      sentAnswer(await services.leads.saveRequest(withSearchFromWire(fields), { ip })),
  }),
  defineRoute('housing', 'POST /api/housing/send-reply', {
    ...contact,
    name: 'sendReply',
    summary: 'Message a landlord',
    description: `An identical message from the same renter ${repeats} ${limits}`,
    input: { body: bodySchema({ ...replySchema.shape, locationType }, ReplyInput) },
    example: { ...person, ...about, message: 'Is it available in August?' },
    answer: async ({ fields }, { services, ip }) =>
      sentAnswer(await services.leads.sendReply(fromWire(fields), { ip })),
  }),
  defineRoute('housing', 'POST /api/subscriber/save', {
    name: 'saveSubscriber',
    summary: 'Email alerts',
    access: 'anyone',
    description:
      'Emails new homes that fit the search, as often as `frequency` says. Repeating it with the same address and school updates the existing subscriber. Without `school_id`, the place of the search is used; without a place, the search covers the area around the school.',
    input: { body: bodySchema({ ...subscriberSchema.shape, ...search }, SubscriberInput) },
    example: {
      ...person,
      school_id: 204796,
      search_filter: { location_type: 'college', location_id: 204796, bedrooms: 2, budget: 1200 },
    },
    output: ok(
      'Subscribed. Alerts start once the link in the confirmation email is opened and confirmed.',
      itemSchema(z.object({ id })),
    ),
    async answer({ fields }, { services, ip }) {
      const outcome = await services.subscribers.save(withSearchFromWire(fields), { ip });
      return 'saved' in outcome ? { body: { data: outcome.saved } } : { errors: toWire(outcome.errors) };
    },
  }),
  defineRoute('housing', 'POST /api/tracking/your-matches', {
    name: 'trackMatches',
    summary: 'Record what renters did with listings they were shown',
    access: 'anyone',
    description: `Events are counted by listing and day, without any data about the person. Send 1 to ${MAX_EVENTS} events; all or none are recorded. Nothing is counted for clients that send Do Not Track or Global Privacy Control.`,
    input: { body: z.union([TrackedMatch, z.array(TrackedMatch).min(1).max(MAX_EVENTS)]) },
    example: {
      subscriber_id: null,
      housing_id: 1,
      school_id: 204796,
      housing_position: 1,
      action: 'view',
      powered_by: 'cr',
    },
    rejects: ['events', ...Object.keys(TrackedMatch.shape)],
    output: { 204: { description: 'Counted.', body: null } },
    async answer({ body, accountId }, { services, ip, mayTrack }) {
      const events: unknown = Array.isArray(body) ? body.map(fromWire) : fromWire(body);
      const refused = await services.tracking.record(events, { ip, mayTrack, accountId });
      return refused ? { errors: toWire(refused.errors) } : { status: 204 };
    },
  }),
];
