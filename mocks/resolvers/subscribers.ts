import { MAX_ALERT_PLACES } from '../../domain/limits.ts';
import { tooManyPlacesError, unknownPlaceError } from '../../domain/alerts/alert-limits.ts';
import { subscriberSummary } from '../../domain/alerts/subscriber-view.ts';
import { parseAlertChange, parseSubscriber, type NewSubscriber } from '../../domain/alerts/subscriber.ts';
import { isHoneypotFilled } from '../../domain/leads/lead-rules.ts';
import type { Subscriber, SubscriberResult } from '../__generated__/resolvers.ts';
import type { SubscriberRow } from '../world/db.ts';
import { placeOf } from '../places/place-lookup.ts';
import { invalid, type RootFields } from '../mutation-results.ts';
import { generateSecret } from '../world/secret.ts';
import { countAttempt, takeEmail } from '../world/throttle.ts';
import type { World } from '../world/world.ts';

const TOKEN_LENGTH = 22;

const subscribed = (id: number): SubscriberResult => ({ __typename: 'Subscribed', id: String(id) });
const sameEmail = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** Returns the subscriber of this address and place, creating it if missing. @throws TOO_MANY_REQUESTS */
function rowOf(world: World, { email, place, filter, site }: NewSubscriber): SubscriberRow {
  const { db, now } = world;
  const known = db.subscribers.find(
    (row) => sameEmail(row.email, email) && row.place.type === place.type && row.place.id === place.id,
  );
  if (known && known.unsubscribedAt === null) return known;
  takeEmail(world, 'alertConfirmation', email);
  if (known) return known;
  const made: SubscriberRow = {
    id: ++db.lastId.subscriber,
    token: generateSecret().slice(0, TOKEN_LENGTH),
    email,
    firstName: '',
    lastName: '',
    phone: '',
    place,
    filter,
    site,
    frequency: 'daily',
    createdAt: now().toISOString(),
    unsubscribedAt: now().toISOString(),
    confirmedAt: null,
  };
  db.subscribers.push(made);
  return made;
}

function save(world: World, subscriber: NewSubscriber): SubscriberResult {
  const { db } = world;
  const { filter, place, searchedBy, website: _, frequency, ...given } = subscriber;
  if (!placeOf(filter.locationType, filter.locationId)) return invalid(unknownPlaceError(searchedBy));
  if (!placeOf(place.type, place.id)) return invalid(unknownPlaceError('schoolId'));
  if (isHoneypotFilled(subscriber)) return subscribed(++db.lastId.subscriber);
  const others = db.subscribers.filter(
    (row) =>
      row.unsubscribedAt === null &&
      sameEmail(row.email, subscriber.email) &&
      !(row.place.type === place.type && row.place.id === place.id),
  );
  if (others.length >= MAX_ALERT_PLACES) return invalid(tooManyPlacesError());
  const row = rowOf(world, subscriber);
  const confirmedAt = row.unsubscribedAt === null ? row.confirmedAt : null;
  Object.assign(row, { ...given, filter, frequency: frequency ?? row.frequency, confirmedAt, unsubscribedAt: null });
  world.changed();
  return subscribed(row.id);
}

function shown(row: SubscriberRow): Subscriber {
  const { locationType, locationId } = row.filter;
  return { ...subscriberSummary(row, placeOf(locationType, locationId)?.displayName), locationId: String(locationId) };
}

/** Email alerts for new listings: anyone may subscribe, and whoever has the token of an emailed link may unsubscribe. */
export const subscriberResolvers = {
  Query: {
    subscriber(_, { token }, { world }) {
      const row = world.db.subscribers.find((each) => each.token === token);
      return row ? shown(row) : null;
    },
  },
  Mutation: {
    saveSubscriber(_, { subscriber }, { world, caller }) {
      countAttempt(world, 'subscribe', caller.ip);
      const read = parseSubscriber(subscriber);
      if ('errors' in read) return invalid(read.errors);
      return save(world, read.read);
    },

    changeSubscriber(_, { token, subscribed: wanted }, { world }) {
      const row = world.db.subscribers.find((each) => each.token === token);
      if (!row) return null;
      if ((row.unsubscribedAt === null) !== wanted || (wanted && row.confirmedAt === null)) {
        row.unsubscribedAt = wanted ? null : world.now().toISOString();
        if (wanted) row.confirmedAt ??= world.now().toISOString();
        if (!wanted) Object.assign(row, { firstName: '', lastName: '', phone: '' });
        world.changed();
      }
      return shown(row);
    },

    editSubscriber(_, { token, searchFilter, frequency }, { world }) {
      const row = world.db.subscribers.find((each) => each.token === token);
      if (!row) return null;
      const parsed = parseAlertChange(row.filter, { searchFilter, frequency });
      if ('errors' in parsed) return invalid(parsed.errors);
      const confirmedAt = row.confirmedAt ?? world.now().toISOString();
      Object.assign(row, { ...parsed.read, confirmedAt, unsubscribedAt: null });
      world.changed();
      return { __typename: 'Subscriber', ...shown(row) };
    },
  },
} satisfies RootFields;
