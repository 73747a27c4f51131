import { GROUP_LIST_HOMES, GROUP_LIST_MEMBERS, GROUP_NAME_LENGTH, MAX_PLACE_ID } from '../limits.ts';
import type { FieldErrors } from '../field-errors.ts';
import { sanitizeLine } from '../format/plain-text.ts';
import { parseListingIds } from './shortlist.ts';

/** A person on a group list. Whoever has the link may act for any of them. */
export interface GroupMember {
  /** From 1, in the order of joining. */
  id: number;
  name: string;
  /** The ids of the listings that they like. */
  hearts: number[];
  /** The ids of the listings whose landlords they contacted. */
  contacted: number[];
}

export interface GroupList {
  listingIds: readonly number[];
  collegeId: number | null;
  members: readonly GroupMember[];
}

/** A member's mark on a listing: whether they like it, whether they contacted its landlord. Absent: unchanged. */
export interface GroupMark {
  heart?: boolean | null | undefined;
  contacted?: boolean | null | undefined;
}

/** Parses the homes and the college of a new list. Errors are keyed by field. */
export function parseGroupList(
  ids: readonly string[],
  college: string | null | undefined,
): { read: Pick<GroupList, 'listingIds' | 'collegeId'> } | { errors: FieldErrors } {
  const listingIds = parseListingIds(ids);
  if (listingIds.length === 0 || listingIds.length > GROUP_LIST_HOMES)
    return { errors: { listingIds: [`Choose 1 to ${GROUP_LIST_HOMES} homes.`] } };
  const collegeId = /^[1-9]\d{0,9}$/.test(college ?? '') ? Number(college) : null;
  return { read: { listingIds, collegeId: collegeId !== null && collegeId <= MAX_PLACE_ID ? collegeId : null } };
}

/** Returns the members with a new one, or the error of the name. */
export function joinGroup(
  members: readonly GroupMember[],
  text: string,
): { members: GroupMember[]; id: number } | { errors: FieldErrors } {
  const name = sanitizeLine(text);
  const refuse = (message: string) => ({ errors: { name: [message] } });
  if (name === '') return refuse('Enter your name.');
  if ([...name].length > GROUP_NAME_LENGTH) return refuse(`Use at most ${GROUP_NAME_LENGTH} characters.`);
  if (members.some((member) => member.name.toLowerCase() === name.toLowerCase()))
    return refuse('Someone on this list has that name. Choose it above, or add an initial.');
  if (members.length >= GROUP_LIST_MEMBERS) return refuse(`A list is for up to ${GROUP_LIST_MEMBERS} people.`);
  const id = members.length + 1;
  return { members: [...members, { id, name, hearts: [], contacted: [] }], id };
}

const withId = (ids: readonly number[], id: number, wanted: boolean | null | undefined): number[] => {
  if (wanted === null || wanted === undefined) return [...ids];
  const others = ids.filter((other) => other !== id);
  return wanted ? [...others, id].toSorted((a, b) => a - b) : others;
};

/** Returns the members after a mark; null when the list has no such member or listing. */
export function markInGroup(
  { members, listingIds }: GroupList,
  memberId: number,
  listingId: number,
  { heart, contacted }: GroupMark,
): GroupMember[] | null {
  if (!listingIds.includes(listingId) || !members.some(({ id }) => id === memberId)) return null;
  return members.map((member) =>
    member.id === memberId
      ? {
          ...member,
          hearts: withId(member.hearts, listingId, heart),
          contacted: withId(member.contacted, listingId, contacted),
        }
      : member,
  );
}
