import { readEnquiry, SAME_ENQUIRY_MS, type NewEnquiry } from '../../domain/advertising/enquiry.ts';
import { isTrapped } from '../../domain/leads/rules.ts';
import type { EnquiryResult, MutationResolvers } from '../__generated__/resolvers.ts';
import { invalid } from '../results.ts';
import { take } from '../throttle.ts';
import type { World } from '../world.ts';

const sent = (id: number): EnquiryResult => ({ __typename: 'EnquirySent', id: String(id) });

function store(world: World, enquiry: NewEnquiry): EnquiryResult {
  const { db, now } = world;
  // A program's: answered like any other, and nobody ever hears of it.
  if (isTrapped(enquiry)) return sent(++db.lastId.enquiry);
  const { website: _, ...given } = enquiry;
  const known = db.enquiries.find(
    ({ email, about, createdAt }) =>
      email.toLowerCase() === given.email.toLowerCase() &&
      about === given.about &&
      Date.parse(createdAt) > now().getTime() - SAME_ENQUIRY_MS,
  );
  if (known) return sent(known.id);
  const made = { id: ++db.lastId.enquiry, ...given, createdAt: now().toISOString() };
  db.enquiries.push(made);
  world.changed();
  return sent(made.id);
}

const mutations: Pick<MutationResolvers, 'sendAdvertising'> = {
  sendAdvertising(_, { enquiry }, { world, caller }) {
    take(world, 'enquiry', caller.ip);
    const read = readEnquiry(enquiry);
    if ('errors' in read) return invalid(read.errors);
    take(world, 'enquiryEmail', read.read.email.toLowerCase());
    return store(world, read.read);
  },
};

/** Questions to whoever runs the site. */
export const advertisingResolvers = { Mutation: mutations };
