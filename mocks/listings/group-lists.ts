import { GROUP_LIST_DAYS } from '../../domain/limits.ts';
import { joinGroup, markInGroup, parseGroupList } from '../../domain/listings/group-list.ts';
import { DAY_MS } from '../../domain/time-spans.ts';
import type { GroupList as GroupListAnswer } from '../__generated__/resolvers.ts';
import { invalid, type RootFields } from '../mutation-results.ts';
import type { GroupListRow } from '../world/db.ts';
import { secretDigest, generateSecret } from '../world/secret.ts';
import { countAttempt } from '../world/throttle.ts';
import type { World } from '../world/world.ts';

const find = ({ db, now }: World, token: string): GroupListRow | undefined =>
  db.groupLists.find((row) => row.token === secretDigest(token) && Date.parse(row.expiresAt) > now().getTime());

const shown = ({ listingIds, collegeId, members }: GroupListRow): GroupListAnswer => ({
  listingIds: listingIds.map(String),
  collegeId: collegeId === null ? null : String(collegeId),
  members: members.map((member) => ({
    ...member,
    hearts: member.hearts.map(String),
    contacted: member.contacted.map(String),
  })),
});

/** Lists that several renters decide on together, by the tokens of their links. */
export const groupListResolvers = {
  Query: {
    groupList(_, { token }, { world, caller }) {
      countAttempt(world, 'groupListUse', caller.ip);
      const row = find(world, token);
      return row ? shown(row) : null;
    },
  },
  Mutation: {
    createGroupList(_, { listingIds, collegeId }, { world, caller }) {
      countAttempt(world, 'groupList', caller.ip);
      const parsed = parseGroupList(listingIds, collegeId);
      if ('errors' in parsed) return invalid(parsed.errors);
      const [token, revokeToken] = [generateSecret(), generateSecret()];
      world.db.groupLists.push({
        ...parsed.read,
        token: secretDigest(token),
        revokeToken: secretDigest(revokeToken),
        members: [],
        expiresAt: new Date(world.now().getTime() + GROUP_LIST_DAYS * DAY_MS).toISOString(),
      });
      world.changed();
      return { __typename: 'GroupListCreated', token, revokeToken };
    },

    joinGroupList(_, { token, name }, { world, caller }) {
      countAttempt(world, 'groupListUse', caller.ip);
      const row = find(world, token);
      if (!row) return null;
      const joined = joinGroup(row.members, name);
      if ('errors' in joined) return invalid(joined.errors);
      row.members = joined.members;
      world.changed();
      return { __typename: 'GroupListJoined', memberId: joined.id, list: shown(row) };
    },

    markGroupList(_, { token, memberId, listingId, heart, contacted }, { world, caller }) {
      countAttempt(world, 'groupListUse', caller.ip);
      const row = find(world, token);
      const members = row && markInGroup(row, memberId, Number(listingId), { heart, contacted });
      if (!row || !members) return null;
      row.members = members;
      world.changed();
      return shown(row);
    },

    revokeGroupList(_, { revokeToken }, { world, caller }) {
      countAttempt(world, 'groupListUse', caller.ip);
      const { db } = world;
      const rest = db.groupLists.filter((row) => row.revokeToken !== secretDigest(revokeToken));
      const isFound = rest.length < db.groupLists.length;
      db.groupLists = rest;
      if (isFound) world.changed();
      return isFound;
    },
  },
} satisfies RootFields;
