import type { Context } from '../../context.ts';
import { NotFound } from '../../errors.ts';
import type { LeadOutcome } from '../../modules/leads/leads.service.ts';
import type { RestAnswer, RestInput } from '../route.ts';
import { bodyOf } from '../request-fields.ts';
import { toWire, fromWire } from '../field-names.ts';
import { parseDirections } from '../../../domain/places/directions/directions.ts';
import { parseSearch } from '../../../domain/search/search-errors.ts';
import type { HousingFilter } from '../../../domain/search/search-query.ts';
import type { CardFormat } from '../../modules/housing/cards/listing-cards.ts';
import type { MatchPageView } from '../../modules/housing/match.view.ts';
import { toRestLocation, toRestMatch, toRestMeta } from '../presenters.ts';

/** Records what renters did with listings they were shown: one event or a list of them, all accepted or none. */
export async function trackMatches(
  { body }: RestInput,
  { services, ip, mayTrack, viewer }: Context,
): Promise<RestAnswer> {
  const events: unknown = Array.isArray(body) ? body.map(fromWire) : fromWire(body);
  const refused = await services.tracking.record(events, { ip, mayTrack, accountId: viewer?.accountId ?? null });
  return refused ? { errors: toWire(refused.errors) } : { status: 204 };
}

/** Converts a body whose `search_filter` has the parameters of a search, by their URL names. */
function withSearchFromWire(input: RestInput): object {
  const { search_filter: filter, ...person } = bodyOf(input);
  return { ...(fromWire(person) as object), searchFilter: fromWire(filter) };
}

/** Subscribes to new listings by email. `search_filter` has the parameters of a search, by their URL names. */
export async function saveSubscriber(input: RestInput, { services, ip }: Context): Promise<RestAnswer> {
  const outcome = await services.subscribers.save(withSearchFromWire(input), { ip });
  return 'saved' in outcome ? { body: { data: outcome.saved } } : { errors: toWire(outcome.errors) };
}

const restCard: CardFormat = {
  name: 'rest',
  toJson: (listing) => JSON.stringify(toRestMatch({ listing, unmet: [] })),
};

type SearchPage = Pick<MatchPageView, 'meta' | 'location' | 'notStated' | 'petsNotStated'>;

async function searchAnswer<Page extends SearchPage>(
  { query }: RestInput,
  find: (filter: HousingFilter, page: number) => Promise<Page | null>,
  cardsOf: (page: Page) => string[],
): Promise<RestAnswer> {
  const parsed = parseSearch(query);
  if ('errors' in parsed) return parsed;
  const { page, site: _site, ...filter } = parsed.search;
  const found = await find(filter, page);
  if (!found) throw new NotFound('Place not found.');
  const { meta, location, notStated, petsNotStated } = found;
  const rest = JSON.stringify({
    meta: toRestMeta(meta),
    location: toRestLocation(location),
    ...(notStated !== null && { not_stated: notStated }),
    ...(petsNotStated !== null && { pets_not_stated: petsNotStated }),
  });
  return { json: `{"data":[${cardsOf(found).join()}],${rest.slice(1)}` };
}

export const searchHousing = (input: RestInput, { services: { housing } }: Context): Promise<RestAnswer> =>
  searchAnswer(
    input,
    (filter, page) => housing.searchCards(filter, page, restCard),
    ({ cards }) => cards,
  );

export const closestHousing = (input: RestInput, { services }: Context): Promise<RestAnswer> =>
  searchAnswer(
    input,
    (filter, page) => services.housing.closest(filter, page),
    ({ data }) => data.map((match) => JSON.stringify(toRestMatch(match))),
  );

/** Handles GET /directions for JSON clients; browsers get the page at the same URL. */
export async function directions({ query }: RestInput, { services }: Context): Promise<RestAnswer> {
  const parsed = parseDirections(query);
  if ('errors' in parsed) return parsed;
  const { request } = parsed;
  const { homeId = null, schoolId = null, site } = request;
  const route = await services.directions.route(request, request.mode);
  return { body: { data: { ...route, site, school_id: schoolId, online_ad_id: homeId } } };
}

/** Sends a message to the operator about advertising or placement on a partner's site. */
export async function sendAdvertising(input: RestInput, { services, ip }: Context): Promise<RestAnswer> {
  const outcome = await services.advertising.send(fromWire(bodyOf(input)), { ip });
  return 'sent' in outcome ? { body: { data: outcome.sent } } : { errors: toWire(outcome.errors) };
}

function answer(outcome: LeadOutcome): RestAnswer {
  if ('sent' in outcome) {
    const { id, delivered, markedAsSpam, repeated, followUp, secret } = outcome.sent;
    return {
      body: { data: { id, delivered, marked_as_spam: markedAsSpam, repeated, follow_up: followUp, secret } },
    };
  }
  if (outcome.unknownHome) throw new NotFound("This home doesn't exist, or it no longer takes requests.");
  return { errors: toWire(outcome.errors) };
}

export const saveRequest = async (input: RestInput, { services, ip }: Context): Promise<RestAnswer> =>
  answer(await services.leads.saveRequest(withSearchFromWire(input), { ip }));

export const sendReply = async (input: RestInput, { services, ip }: Context): Promise<RestAnswer> =>
  answer(await services.leads.sendReply(fromWire(bodyOf(input)), { ip }));
