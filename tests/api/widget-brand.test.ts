import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WidgetTokens } from '../../server/widget/widget-tokens.ts';
import { RestClient } from '../setup/rest-client.ts';
import { SECRET, serveApp, type ServedApp } from '../setup/served-app.ts';
import { createPrivateData, type PrivateData } from './permission-matrix/private-data.ts';

/** The brand that a lead is attributed to: in a frame the one that its token proves, elsewhere the one in the input. */
let app: ServedApp;
let things: PrivateData;
beforeAll(async () => {
  app = await serveApp();
  things = await createPrivateData(app);
}, 120_000);
beforeEach(() => app.rows('delete from throttle'));
afterAll(() => app.close());

const REQUEST = 'mutation ($input: RequestInput!) { saveRequest(request: $input) { __typename } }';
const REPLY = 'mutation ($input: ReplyInput!) { sendReply(reply: $input) { __typename } }';
const SUBSCRIBE = 'mutation ($input: SubscriberInput!) { saveSubscriber(subscriber: $input) { __typename } }';
const TRACK = 'mutation ($input: [TrackedMatchInput!]!) { trackMatches(events: $input) { __typename } }';

const ada = (email: string) => ({ firstName: 'Ada', lastName: 'Byron', phone: '3305550188', email });
/** A contact request that claims another brand. */
const request = (email: string) => ({ ...ada(email), housingId: things.shown.id, poweredBy: 'csa', site: 'csa' });
const reply = (email: string) => ({
  ...ada(email),
  housingId: things.shown.id,
  message: 'Is it free?',
  site: 'csa',
});

/** Sends a mutation from the frame of a widget. */
async function inFrame(site: string, query: string, input: object): Promise<unknown> {
  const token = new WidgetTokens(SECRET).issue(site === 'cr' ? 'cr' : 'default');
  const answer = await fetch(`${app.url}/embed/graphql?site=${site}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-widget-token': token },
    body: JSON.stringify({ query, variables: { input } }),
  });
  return answer.json();
}

const leadsOf = (email: string) =>
  app.rows(`select site, answers->>'poweredBy' as brand from lead where email = $1 order by type desc`, [email]);

describe('in a frame', () => {
  it('attributes a lead to the brand of the token', async () => {
    const email = 'frame@college.example';
    expect(await inFrame('cr', REQUEST, request(email))).toEqual({ data: { saveRequest: { __typename: 'LeadSent' } } });
    expect(await inFrame('cr', REPLY, reply(email))).toEqual({ data: { sendReply: { __typename: 'LeadSent' } } });
    expect(await leadsOf(email)).toEqual([
      { site: 'cr', brand: 'cr' },
      { site: 'cr', brand: null },
    ]);
  });

  it('attributes a lead of an unknown brand to ours', async () => {
    await inFrame('nobody', REQUEST, request('nobody@college.example'));
    expect(await leadsOf('nobody@college.example')).toEqual([{ site: 'default', brand: 'default' }]);
  });

  it('attributes listing events and alert subscribers to the brand of the token', async () => {
    await inFrame('cr', TRACK, [{ housingId: things.shown.id, action: 'share', poweredBy: 'csa' }]);
    expect(await app.rows(`select site from tracked_match where action = 'share'`)).toEqual([{ site: 'cr' }]);
    await inFrame('cr', SUBSCRIBE, { email: 'news@college.example', schoolId: '204796', site: 'csa' });
    expect(await app.rows(`select site from subscriber where email = 'news@college.example'`)).toEqual([
      { site: 'cr' },
    ]);
  });
});

it('uses the brand in the input on the site and over REST', async () => {
  const client = new RestClient(app.url);
  const input = request('site@college.example');
  expect((await client.post('/graphql', { query: REQUEST, variables: { input } })).status).toBe(200);
  expect(await leadsOf('site@college.example')).toEqual([{ site: 'csa', brand: 'csa' }]);
  const wire = { first_name: 'Ada', last_name: 'Byron', phone: '3305550188', email: 'rest@college.example' };
  const more = { housing_id: things.shown.id, powered_by: 'csa', site: 'csa' };
  expect((await client.post('/api/housing/save-request', { ...wire, ...more })).status).toBe(200);
  expect(await leadsOf('rest@college.example')).toEqual([{ site: 'csa', brand: 'csa' }]);
});
