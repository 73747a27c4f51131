import { GROUP_LIST_MEMBERS } from '../limits.ts';
import { expect, test } from 'vitest';
import { joinGroup, markInGroup, parseGroupList, type GroupMember } from './group-list.ts';

const join = (members: readonly GroupMember[], name: string) => {
  const joined = joinGroup(members, name);
  if ('errors' in joined) throw new Error(JSON.stringify(joined.errors));
  return joined.members;
};

test('takes 1 to 20 listings', () => {
  expect(parseGroupList([], null)).toHaveProperty('errors.listingIds');
  expect(
    parseGroupList(
      Array.from({ length: 21 }, (_, index) => String(index + 1)),
      null,
    ),
  ).toHaveProperty('errors.listingIds');
  expect(parseGroupList(['3', '3', 'x'], '204796')).toEqual({ read: { listingIds: [3], collegeId: 204796 } });
  expect(parseGroupList(['3'], 'porch')).toEqual({ read: { listingIds: [3], collegeId: null } });
});

test('takes up to six people, each with a name of their own', () => {
  let members: GroupMember[] = [];
  for (let count = 0; count < GROUP_LIST_MEMBERS; count++) members = join(members, `Person ${count}`);
  expect(joinGroup(members, 'One more')).toEqual({ errors: { name: ['A list is for up to 6 people.'] } });
  expect(joinGroup(members, ' person 2 ')).toHaveProperty('errors.name');
  expect(joinGroup([], ' \u0000 ')).toEqual({ errors: { name: ['Enter your name.'] } });
  expect(joinGroup([], 'x'.repeat(31))).toHaveProperty('errors.name');
});

test('marks a home of the list for a member of the list, and nothing else', () => {
  const list = { listingIds: [7, 9], collegeId: null, members: join([], 'Ana') };
  const liked = markInGroup(list, 1, 7, { heart: true });
  expect(liked).toEqual([{ id: 1, name: 'Ana', hearts: [7], contacted: [] }]);
  expect(markInGroup({ ...list, members: liked ?? [] }, 1, 7, { heart: false, contacted: true })).toEqual([
    { id: 1, name: 'Ana', hearts: [], contacted: [7] },
  ]);
  expect(markInGroup(list, 2, 7, { heart: true })).toBeNull();
  expect(markInGroup(list, 1, 8, { heart: true })).toBeNull();
});
