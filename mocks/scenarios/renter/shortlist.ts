import { REMOVED } from '../../../domain/options/listing-status.ts';
import { rateLimits } from '../../../domain/limits.ts';
import { TOO_MANY_REQUESTS } from '../../../domain/request-errors.ts';
import { countAttempt } from '../../world/throttle.ts';
import type { World } from '../../world/world.ts';
import { GROUP_TOKEN } from '../../data/seed.ts';
import { findListing, LOFTS, required, seededListingNamed } from '../setup/arrange.ts';
import { knownRenter } from './contact-request.ts';
import { scenariosWith } from '../setup/scenario.ts';
import { fill, press, see, type Step } from '../setup/steps.ts';

const names = [LOFTS, 'Lane Avenue Commons', 'Packard Place'];

const savedListings = names.map((name) => {
  const { id, slug, city, state, floorplans, images } = seededListingNamed(name);
  const rentFrom = Math.min(...floorplans.map(({ rent }) => rent));
  return { id: String(id), slug, name, city, state, rentFrom, picture: images[0]?.small ?? '' };
});

const savedIds = savedListings.map(({ id }) => id);
const shared = `/shortlist?homes=${savedIds.join(',')}`;
/** The saved listings again and again, each with an id of its own. */
const manySaved = (index: number) => ({
  ...required(savedListings[index % savedListings.length], 'a saved listing'),
  id: String(index + 1),
});
const renter = { ...knownRenter, shortlist: savedListings };

const takeOff = (world: World, name: string) => {
  findListing(world, name).status = REMOVED;
};

const askAll: Step = [press('Contact 3 landlords'), see('Send 3 requests')];

/** Saved listings: their changes, contacting several at once, and sharing them. */
export const renterShortlist = scenariosWith({ group: 'renter', at: '/shortlist' })({
  'shortlist-empty': {
    title: 'Empty shortlist',
    shows: 'An explanation of the heart button.',
    expects: 'Nothing saved yet.',
  },
  shortlist: {
    title: 'Shortlist',
    shows: 'Homes saved on this device, which can be contacted with one form.',
    renter,
    expects: /High Street Lofts.*Packard Place.*Contact 3 landlords/,
  },
  'shortlist-asked-before': {
    title: 'Shortlist, partly contacted',
    shows: 'A home that was contacted is not selected again.',
    renter: { ...renter, requests: savedListings.slice(0, 1).map(({ id }) => id) },
    expects: /Requested.*Contact 2 landlords/,
  },
  'shortlist-home-gone': {
    title: 'Unavailable saved home',
    shows: 'A note at the home, which can no longer be contacted.',
    renter,
    arrange: (world) => takeOff(world, 'Packard Place'),
    expects: /No longer available\..*Contact 2 landlords/,
  },
  'shortlist-taken-off': {
    title: 'Home removed from the shortlist',
    shows: 'An Undo button in its place while the page is open.',
    renter,
    expects: /Lane Avenue Commons was removed from your shortlist\. Undo.*Contact 2 landlords/,
    play: press('Save Lane Avenue Commons'),
  },
  'shortlist-put-back': {
    title: 'Home restored to the shortlist',
    shows: 'The home is back in its place.',
    renter,
    expects: /High Street Lofts.*Lane Avenue Commons.*Packard Place.*Contact 3 landlords/,
    play: [press('Save Lane Avenue Commons'), press('Undo: keep Lane Avenue Commons')],
  },
  'requests-to-several': {
    title: 'Several landlords contacted',
    shows: 'One form for all selected homes.',
    renter,
    expects: /Contact 3 landlords.*Lane Avenue Commons.*Send 3 requests/,
    play: askAll,
  },
  'requests-sent': {
    title: 'Several requests sent',
    shows: 'The result for each home; one was no longer available.',
    renter,
    expects: /Congratulations, 2 requests were sent.*Packard Place No longer available.*More homes that fit/,
    play: [askAll, (_, world) => void takeOff(world, 'Packard Place'), press('Send 3 requests')],
  },
  'requests-too-often': {
    title: 'Several requests, rate limited',
    shows: 'The rest of the requests can be sent with one click.',
    renter,
    expects: TOO_MANY_REQUESTS.message,
    play: [
      askAll,
      (_, world) => {
        for (let times = 1; times < rateLimits.requestEmail; times++)
          countAttempt(world, 'requestEmail', 'ana@student.example');
      },
      press('Send 3 requests'),
    ],
  },
  'shortlist-shared': {
    title: 'Shared shortlist',
    shows: 'The homes of a shared link, to save and contact.',
    at: shared,
    expects: /A shortlist of 3 homes.*Save all to mine.*High Street Lofts/,
  },
  'shortlist-shared-saved': {
    title: 'Shared shortlist saved',
    shows: 'All homes are on the renter’s own list, which can be undone.',
    at: shared,
    expects: '3 homes saved to your shortlist.',
    lacks: 'Save all to mine',
    play: press('Save all to mine'),
  },
  'shortlist-shared-partly-gone': {
    title: 'Shared shortlist, partly unavailable',
    shows: 'The number of homes that are no longer available.',
    at: shared,
    arrange: (world) => takeOff(world, 'Packard Place'),
    expects: /A shortlist of 2 homes.*One home on this list is no longer available\./,
  },
  'shortlist-shared-gone': {
    title: 'Shared shortlist, all unavailable',
    shows: 'A link to find other homes.',
    at: shared,
    arrange: (world) => names.forEach((name) => takeOff(world, name)),
    expects: /These homes are no longer available\. Find others/,
  },
  'group-list': {
    title: 'Group list',
    shows: 'Likes and contacts by person; a visitor chooses a name first.',
    at: `/group#${GROUP_TOKEN}`,
    expects: /Decide together.*Who are you\?.*Liked by Ana, Ben · Contacted by Ana/,
  },
  'group-list-joined': {
    title: 'Group list vote',
    shows: 'A new member votes; the homes with the most hearts come first.',
    at: `/group#${GROUP_TOKEN}`,
    covers: ['JoinGroupListResult.Invalid'],
    expects: /Liked by Ana, Ben, Cy/,
    play: [
      fill('Someone else? Your name', 'ana'),
      press('Join'),
      fill('Someone else? Your name', 'Cy'),
      press('Join'),
      press(/2 hearts/),
    ],
  },
  'group-list-too-long': {
    title: 'Group list with too many homes',
    shows: 'The limit of homes; nothing is lost.',
    covers: ['CreateGroupListResult.Invalid'],
    renter: { ...renter, shortlist: Array.from({ length: 21 }, (_, index) => manySaved(index)) },
    expects: 'Choose 1 to 20 homes.',
    play: press('Decide with friends'),
  },
  'group-list-unknown': {
    title: 'Deleted group list',
    shows: 'An explanation of why the link does not work.',
    at: '/group#nothing',
    expects: "This link doesn't work",
  },
  compare: {
    title: 'Home comparison',
    shows: 'Cost per person, travel times, fees and rules of up to four homes, including what is not stated.',
    at: `/compare?homes=${savedIds.slice(0, 3).join()}&location_type=college&location_id=204796`,
    expects: /Compare homes.*Cost per person.*not stated/,
  },
});
