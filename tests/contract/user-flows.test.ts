import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACCOUNT_CONTACT_LINKS_A_DAY } from '../../domain/limits.ts';
import { visibleSections } from '../../domain/posting/sections.ts';
import { samplePhoto } from '../setup/drafts.ts';
import { LANDLORD, NOW, PASSWORD, startTargets, type Targets, type People } from './harness/server-and-mock.ts';
import { callProcessor, createCard } from './harness/test-cards.ts';
import { summarize, isActive, ownListing } from './cases/contract-case.ts';
import { account, validDraft } from './cases/drafts.ts';
import { operation } from './operation-documents.ts';
import type { Person } from './harness/target.ts';

/** User flows through the product, compared step by step: each step uses what earlier ones left on both sides. */
let both: Targets;
beforeAll(async () => {
  both = await startTargets();
}, 120_000);
afterAll(() => both.stop());

type Loose = Record<string, unknown>;
const OHIO_STATE = { locationType: 'college', locationId: '204796' };

/** Runs an operation on both sides, checks its result, and returns the response's data. */
async function step(people: People, name: string, variables: Parameters<People['operate']>[1], gives: string) {
  await both.each((side) => side.forgetThrottles());
  const answer = await people.operate(name, variables);
  expect(summarize(answer), name).toBe(gives);
  return answer.data as Record<string, Loose>;
}

/** Returns the slugs of all listings of a search, page by page. */
async function allHomes(people: People, filter: Loose): Promise<string[]> {
  const slugs: string[] = [];
  for (let page = 1, last = 1; page <= last; page++) {
    const { searchHousing } = await step(people, 'Matches', { filter, page }, 'MatchPage some');
    const { data, meta } = searchHousing as { data: { listing: { slug: string } }[]; meta: { lastPage: number } };
    last = meta.lastPage;
    slugs.push(...data.map(({ listing }) => listing.slug));
  }
  return slugs;
}

const ada = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@journey.example', phone: '6145550123' };

it('a student searches, pages through all matches, sees the closest, opens a listing and sends a request; the landlord gets it', async () => {
  const student = both.people();
  const landlord = both.people();
  await landlord.signIn(LANDLORD, PASSWORD);
  const live = operation('LeadArrived').query;
  const pages = await Promise.all([landlord.at.server.listen(live), landlord.at.mock.listen(live)]);

  await step(student, 'HomePage', {}, 'some, some, Options');
  const { searchPlaces } = await step(student, 'SearchPlaces', { text: 'ohio st' }, 'PlacePage some');
  expect(searchPlaces?.['data']).toEqual(expect.arrayContaining([expect.objectContaining({ id: '204796' })]));
  const place = { id: '204796', college: true, city: false, state: false };
  await step(student, 'QuestionnairePlace', place, 'School');
  const slugs = await allHomes(student, OHIO_STATE);
  expect(new Set(slugs).size).toBe(slugs.length);
  await allHomes(student, { ...OHIO_STATE, bedrooms: 2, bathrooms: 1, budget: 1200 });
  const little = { ...OHIO_STATE, bedrooms: 10, budget: 100 };
  await step(student, 'Matches', { filter: little }, 'MatchPage none');
  await step(student, 'ClosestMatches', { filter: little }, 'MatchPage some, Suggestions');
  const home = ownListing(both.seed, isActive);
  await step(student, 'ListingPage', { slug: home.slug }, 'Listing');
  const request = {
    ...ada,
    housingId: String(home.id),
    schoolId: '204796',
    bedrooms: 2,
    bathrooms: 1,
    budgets: 1200,
    moveDate: '0',
  };
  await step(student, 'SaveRequest', { request }, 'LeadSent');

  landlord.same(await pages[0]?.next(), await pages[1]?.next());
  await step(landlord, 'Dashboard', {}, 'some, Billing');
  await step(landlord, 'LeadInbox', { filter: {} }, 'LeadPage, LeadCounts');
  await Promise.all(pages.map((page) => page.stop()));
});

it('counts a request again once the landlord has marked the same one of this minute as spam', async () => {
  const [renter, landlord] = [both.people(), both.people()];
  await landlord.signIn(LANDLORD, PASSWORD);
  const { id } = ownListing(both.seed, (row) => isActive(row) && row.type === 84);
  const request = { ...ada, email: 'spam@journey.example', housingId: String(id), moveDate: '0' };
  const send = async () => (await step(renter, 'SaveRequest', { request }, 'LeadSent'))['saveRequest']?.['id'];
  const first = await send();
  expect(await send()).toBe(first);
  await step(landlord, 'MarkLeadSpam', { id: String(first), spam: true }, 'LeadChanged');
  expect(await send()).not.toBe(first);
  await step(landlord, 'LeadInbox', { filter: {} }, 'LeadPage, LeadCounts');
});

describe('a new landlord', () => {
  let landlord: People;
  let bytes: Uint8Array<ArrayBuffer>;
  const pictures = new Map<string, { large: string; small: string }>();
  const email = 'rosa@journey.example';
  const uuid = '5f0c1a52-0000-4000-8000-00000000abcd';
  const draft = (name: string, more: Loose = {}) =>
    validDraft(
      { picture: pictures.get(name) ?? { large: '', small: '' } },
      { id: uuid, account: account(email), ...more },
    );
  let id = '';
  let slug = '';

  beforeAll(async () => {
    landlord = both.people();
    bytes = await samplePhoto();
  });

  it('writes a draft, with each section validated', async () => {
    await step(landlord, 'PostingOptions', {}, 'Options');
    await step(landlord, 'GeoInformation', { address: '94 Chittenden Ave', city: 'Columbus', state: 'OH' }, 'Geo');
    await landlord.do(async (person) => {
      pictures.set(person.side.name, await person.upload(bytes));
    });
    for (const { step: name } of [{ step: 'property-type-step' }, ...visibleSections(0)])
      await step(landlord, 'ValidateStep', (side) => ({ step: name, draft: draft(side.name) }), 'Done');
    await step(landlord, 'ValidateStep', (side) => ({ step: 'complete-step', draft: draft(side.name) }), 'Done');
  });

  it('pays: declined, then authenticated with the bank, then published', async () => {
    const pay = (card: string, key: string) => async (side: Person['side']) => ({
      draft: draft(side.name),
      paymentMethod: await createCard(side, card),
      idempotencyKey: key,
    });
    await step(landlord, 'PublishListing', pay('4000000000000002', 'first'), 'Invalid payment');
    await step(landlord, 'Viewer', {}, 'null');
    const secrets = new Map<string, string>();
    const pending = await landlord.ask(
      operation('PublishListing').query,
      pay('4000002500003155', 'second'),
      (person, { data }) => {
        const { publishListing } = data as { publishListing: { clientSecret: string } };
        secrets.set(person.side.name, publishListing.clientSecret);
      },
    );
    expect(summarize(pending)).toBe('NeedsAuthentication');
    await step(landlord, 'PublishListing', pay('4000002500003155', 'second'), 'NeedsAuthentication');
    await landlord.do(async (person) => {
      const secret = secrets.get(person.side.name) ?? '';
      const path = `test_helpers/payment_intents/${secret.split('_secret_')[0]}/authenticate`;
      const { status, answer } = await callProcessor(person, path, { client_secret: secret, outcome: 'succeed' });
      return { status, state: answer['status'] };
    });
    const { publishListing } = await step(landlord, 'PublishListing', pay('4000002500003155', 'second'), 'Published');
    ({ id } = (publishListing as { listing: { id: string } }).listing);
    await step(landlord, 'PublishListing', pay('4242424242424242', 'third'), 'Published');
    await step(landlord, 'Viewer', {}, 'Viewer');
  });

  it('finds the listing on the dashboard, and renters find it too', async () => {
    const { myListings } = await step(landlord, 'Dashboard', {}, 'some, Billing');
    [
      {
        listing: { slug },
      },
    ] = myListings as unknown as [{ listing: { slug: string } }];
    await step(both.people(), 'ListingPage', { slug }, 'Listing');
    expect(await allHomes(both.people(), { ...OHIO_STATE, bedrooms: 4 })).toContain(slug);
    await step(both.people(), 'CollegePage', { slug: 'ohio-state-university-main-campus' }, 'School');
  });

  it('edits it; an edit of an outdated version is rejected', async () => {
    const edit = (version: number | null, more: Loose) => (side: Person['side']) => ({
      id,
      version,
      draft: draft(side.name, { account: null, ...more }),
    });
    await step(landlord, 'ListingToEdit', { slug }, 'MyListing');
    await step(landlord, 'EditListing', edit(1, { name: '' }), 'Invalid name');
    await step(
      landlord,
      'EditListing',
      edit(1, { name: 'Elm House', floorplans: [{ bedrooms: 3, bathrooms: 2, sq: '1200', rent: '1500' }] }),
      'Edited',
    );
    await step(landlord, 'EditListing', edit(1, { name: 'Oak House' }), 'Stale');
    await step(landlord, 'ListingToEdit', { slug }, 'MyListing');
    expect(await allHomes(both.people(), { ...OHIO_STATE, bedrooms: 4 })).not.toContain(slug);
    expect(await allHomes(both.people(), { ...OHIO_STATE, bedrooms: 3 })).toContain(slug);
  });

  it('gets no more links to contact emails than an account has in a day', async () => {
    const contactAt = (email: string) => ({ firstName: 'Rosa', lastName: 'Neil', phone: '(614) 555-7143', email });
    for (let count = 0; count < ACCOUNT_CONTACT_LINKS_A_DAY; count++) {
      const contact = contactAt(`${count}@elm.example`);
      const edited = (side: Person['side']) => ({ id, draft: draft(side.name, { account: null, contact }) });
      await step(landlord, 'EditListing', edited, 'Edited');
    }
    await step(landlord, 'SendContactLink', { id }, 'Invalid contact.email');
  });

  it('cancels it, reverses that, hides it and shows it', async () => {
    await step(landlord, 'DeactivateListing', { id }, 'ListingState');
    await step(landlord, 'Dashboard', {}, 'some, Billing');
    await step(both.people(), 'ListingPage', { slug }, 'Listing');
    await step(landlord, 'ActivateListing', { id }, 'ListingState');
    await step(landlord, 'HideListing', { id, hidden: true }, 'ListingState');
    await step(both.people(), 'ListingPage', { slug }, 'null');
    expect(await allHomes(both.people(), { ...OHIO_STATE, bedrooms: 3 })).not.toContain(slug);
    await step(both.people(), 'SaveRequest', { request: { ...ada, housingId: id } }, 'Invalid housingId');
    await step(landlord, 'HideListing', { id, hidden: false }, 'ListingState');
    await step(both.people(), 'ListingPage', { slug }, 'Listing');
  });

  it('posts another without a password, with a stored card', async () => {
    const second = async (side: Person['side']) => ({
      draft: draft(side.name, { id: null, account: null, type: 84, name: 'Second Court' }),
      paymentMethod: await createCard(side, '5555555555554444'),
      idempotencyKey: 'another',
    });
    await step(landlord, 'PublishListing', second, 'Published');
    await step(landlord, 'PublishListing', second, 'Published');
    const { myListings } = await step(landlord, 'Dashboard', {}, 'some, Billing');
    expect(myListings).toHaveLength(2);
  });

  it('logs out and in again, requests a password reset and chooses a new password', async () => {
    const elsewhere = both.people();
    await elsewhere.signIn(email, 'a long phrase');
    await step(landlord, 'Logout', {}, 'Done');
    await step(landlord, 'Dashboard', {}, 'UNAUTHENTICATED');
    await step(landlord, 'EditListing', (side) => ({ id, draft: draft(side.name) }), 'Invalid auth');
    await step(landlord, 'Login', { email, password: 'forgotten' }, 'Invalid email');
    await step(landlord, 'RequestPasswordReset', { email }, 'Done');
    const reset = async (side: Person['side']) => ({
      email,
      password: 'a newer phrase',
      passwordConfirmation: 'a newer phrase',
      token: await side.resetToken(email),
    });
    await step(landlord, 'ResetPassword', reset, 'LoggedIn');
    await step(landlord, 'Dashboard', {}, 'some, Billing');
    await step(elsewhere, 'Dashboard', {}, 'UNAUTHENTICATED');
    await step(elsewhere, 'Login', { email, password: 'a long phrase' }, 'Invalid email');
    await step(elsewhere, 'Login', { email, password: 'a newer phrase' }, 'LoggedIn');
    await step(elsewhere, 'ResetPassword', reset, 'Invalid email');
  });

  it('rejects an expired link', async () => {
    await step(landlord, 'RequestPasswordReset', { email }, 'Done');
    const tokens = new Map(
      await Promise.all(
        [both.server, both.mock].map(async (side) => [side.name, await side.resetToken(email)] as const),
      ),
    );
    await both.each((side) => side.ageResetLinks());
    await step(
      both.people(),
      'ResetPassword',
      (side) => ({
        email,
        password: 'a last phrase',
        passwordConfirmation: 'a last phrase',
        token: tokens.get(side.name),
      }),
      'Invalid email',
    );
  });
});

describe('a house and its billing month', () => {
  const house = () =>
    ownListing(both.seed, (row) => isActive(row) && row.type === 85 && row.name === 'Chittenden House');
  const ask = async (people: People, turn: number) => {
    await both.each((side) => side.forgetThrottles());
    const request = { ...ada, firstName: `Ada${turn}`, email: `ada${turn}@cap.example`, housingId: String(house().id) };
    return people.operate('SaveRequest', { request });
  };
  const delivered = async (people: People, turn: number) =>
    ((await ask(people, turn)).data as { saveRequest: { delivered: boolean } }).saveRequest.delivered;

  it('takes ten requests, then further ones of the network wait; the house leaves the search when those of the next day fill the fair count', async () => {
    await both.each((side) => side.forgetThrottles());
    const student = both.people();
    const landlord = both.people();
    await landlord.signIn(LANDLORD, PASSWORD);
    expect(await allHomes(student, OHIO_STATE)).toContain(house().slug);
    const answers: boolean[] = [];
    for (let turn = 0; turn < 8; turn++) answers.push(await delivered(student, turn));
    expect(answers).toEqual([true, true, true, true, true, true, false, false]);
    expect(await allHomes(student, OHIO_STATE)).toContain(house().slug);
    await both.moveTo(new Date(NOW.getTime() + 86_400_000));
    const nextDay: boolean[] = [];
    for (let turn = 8; turn < 12; turn++) nextDay.push(await delivered(student, turn));
    expect(nextDay).toEqual([true, true, true, false]);
    expect(await allHomes(student, OHIO_STATE)).not.toContain(house().slug);
    const { listing } = await step(student, 'ListingPage', { slug: house().slug }, 'Listing');
    expect(listing).toMatchObject({ takesRequests: false });
    await step(landlord, 'Dashboard', {}, 'some, Billing');
    await step(landlord, 'LeadInbox', { filter: {} }, 'LeadPage, LeadCounts');
  });

  it('delivers waiting requests in its next month; canceled and unpaid listings have ended', async () => {
    const landlord = both.people();
    await landlord.signIn(LANDLORD, PASSWORD);
    await both.moveTo(new Date(NOW.getTime() + 16 * 86_400_000));
    await step(landlord, 'Dashboard', {}, 'some, Billing');
    await step(landlord, 'LeadInbox', { filter: {} }, 'LeadPage, LeadCounts');
    expect(await allHomes(both.people(), OHIO_STATE)).toContain(house().slug);
    const ended = ownListing(both.seed, (row) => row.canceledAt !== null && row.status === 1);
    await step(both.people(), 'ListingPage', { slug: ended.slug }, 'null');
    await step(landlord, 'ActivateListing', { id: String(ended.id) }, 'ListingState');
    await step(both.people(), 'ListingPage', { slug: ended.slug }, 'Listing');
    const owed = ownListing(both.seed, (row) => row.pastDueSince !== null);
    await step(both.people(), 'ListingPage', { slug: owed.slug }, 'null');
    await step(landlord, 'ActivateListing', { id: String(owed.id) }, 'ListingState');
    await step(landlord, 'Dashboard', {}, 'some, Billing');
    await step(landlord, 'LeadInbox', { filter: {} }, 'LeadPage, LeadCounts');
  });
});
