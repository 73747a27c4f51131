import { z } from 'zod';
import { enquirySchema } from '../../../domain/advertising/enquiry.ts';
import { subscriberSchema } from '../../../domain/alerts/subscriber.ts';
import { MOST_EVENTS } from '../../../domain/tracking/actions.ts';
import { eventSchema } from '../../../domain/tracking/match-event.ts';
import type { CallDoc } from '../openapi/call-doc.ts';
import { onTheWire } from '../wire-names.ts';
import { id, oneOf } from './shapes.ts';

/** The schema that validates, by the wire's names; the field that only programs fill is nobody's to know. */
const { website: _, searchFilter, ...subscriber } = subscriberSchema.shape;
const { website: __, ...enquiry } = enquirySchema.shape;

const filterShape = searchFilter.unwrap().unwrap().shape;

export const saveSubscriber: CallDoc = {
  tag: 'housing',
  name: 'saveSubscriber',
  summary: 'New homes by mail',
  description:
    'New homes that fit the search are mailed once a day. The same address and school again changes the one subscriber. Without `school_id` the place of the search stands for it; without a place of its own the search looks around the school.',
  body: z.object({ ...onTheWire(subscriber), search_filter: z.object(onTheWire(filterShape)).nullish() }),
  throttled: true,
  answers: { 200: { words: 'Subscribed. A letter says so, and how to stop it.', body: oneOf(z.object({ id })) } },
};

export const sendAdvertising: CallDoc = {
  tag: 'partners',
  name: 'sendAdvertising',
  summary: 'Ask the operator',
  description:
    'About advertising, or about standing on your own site. The same person with the same words within a minute gets the first answer again.',
  body: z.object(onTheWire(enquiry)),
  throttled: true,
  answers: { 200: { words: 'Stored, and mailed to the operator.', body: oneOf(z.object({ id })) } },
};

const event = z.object(onTheWire(eventSchema.shape));

export const trackMatches: CallDoc = {
  tag: 'housing',
  name: 'trackMatches',
  summary: 'What renters did with homes they were shown',
  description: `Counted by home and day, with nothing about who it was. From 1 to ${MOST_EVENTS} events, all taken or none. Of who sends Do Not Track or Global Privacy Control nothing is counted.`,
  body: z.union([event, z.array(event).min(1).max(MOST_EVENTS)]),
  refuses: ['events', ...Object.keys(event.shape)],
  throttled: true,
  answers: { 204: { words: 'Counted.', body: null } },
};
