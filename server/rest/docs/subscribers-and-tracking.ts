import { z } from 'zod';
import { inquirySchema } from '../../../domain/advertising/inquiry.ts';
import { subscriberSchema } from '../../../domain/alerts/subscriber.ts';
import { MAX_EVENTS } from '../../../domain/tracking/match-actions.ts';
import { eventSchema } from '../../../domain/tracking/match-event.ts';
import { ok, type EndpointDoc } from '../openapi/endpoint-doc.ts';
import { toWire } from '../field-names.ts';
import { describeFields } from './field-descriptions.ts';
import { id, namedSchema, itemSchema } from './common-schemas.ts';

/** The validation schema by wire names, without the honeypot field. */
const { website: _, searchFilter, ...subscriber } = subscriberSchema.shape;
const { website: __, ...inquiry } = inquirySchema.shape;

const person = { first_name: 'Ada', last_name: 'Byron', phone: '(614) 555-0123', email: 'ada@college.example' };
const filterShape = searchFilter.unwrap().unwrap().shape;

export const saveSubscriber: EndpointDoc = {
  tag: 'housing',
  name: 'saveSubscriber',
  summary: 'Email alerts',
  description:
    'Emails new homes that fit the search, as often as `frequency` says. Repeating it with the same address and school updates the existing subscriber. Without `school_id`, the place of the search is used; without a place, the search covers the area around the school.',
  body: z.object(
    describeFields({ ...toWire(subscriber), search_filter: z.object(describeFields(toWire(filterShape))).nullish() }),
  ),
  example: {
    ...person,
    school_id: 204796,
    search_filter: { location_type: 'college', location_id: 204796, bedrooms: 2, budget: 1200 },
  },
  answers: ok(
    'Subscribed. Alerts start once the link in the confirmation email is opened and confirmed.',
    itemSchema(z.object({ id })),
  ),
};

export const sendAdvertising: EndpointDoc = {
  tag: 'partners',
  name: 'sendAdvertising',
  summary: 'Contact the operator',
  description:
    'For questions about advertising or showing the widget on your site. The sender gets an acknowledgment by email, at most one a day. An identical message from the same person within a minute returns the first response.',
  body: z.object(describeFields(toWire(inquiry))),
  example: { ...person, about: "We're a college and would like your widget on our page." },
  answers: ok('Stored and emailed to the operator; the sender gets an acknowledgment.', itemSchema(z.object({ id }))),
};

const event = namedSchema(
  'TrackedMatch',
  'What a renter did with a home.',
  z.object(describeFields(toWire(eventSchema.shape))),
);

export const trackMatches: EndpointDoc = {
  tag: 'housing',
  name: 'trackMatches',
  summary: 'Record what renters did with listings they were shown',
  description: `Events are counted by listing and day, without any data about the person. Send 1 to ${MAX_EVENTS} events; all or none are recorded. Nothing is counted for clients that send Do Not Track or Global Privacy Control.`,
  body: z.union([event, z.array(event).min(1).max(MAX_EVENTS)]),
  example: {
    subscriber_id: null,
    housing_id: 1,
    school_id: 204796,
    housing_position: 1,
    action: 'view',
    powered_by: 'cr',
  },
  refuses: ['events', ...Object.keys(event.shape)],
  answers: { 204: { words: 'Counted.', body: null } },
};
