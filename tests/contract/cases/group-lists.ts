import { GROUP_LIST_HOMES, GROUP_LIST_MEMBERS } from '../../../domain/limits.ts';
import { GROUP_REVOKE_TOKEN, GROUP_TOKEN } from '../../../mocks/data/seed.ts';
import type { CaseContext, ContractCases, Variables } from './contract-case.ts';

const token = GROUP_TOKEN;
const nobody = 'x'.repeat(43);
const home = ({ seed }: CaseContext, index = 0) => String(seed.groupLists[0]?.listingIds[index]);
const mark = (more: Variables) => (context: CaseContext) => ({ token, memberId: 1, listingId: home(context), ...more });

/** Lists that several renters decide on together. The tokens of new lists differ on the two sides. */
export const groupListCases: ContractCases = {
  OpenGroupList: [
    { name: 'by its link', variables: { token }, gives: 'GroupList' },
    { name: 'by a link cut short', variables: { token: token.slice(0, 20) }, gives: 'null' },
    { name: 'of nobody', variables: { token: nobody }, gives: 'null' },
    { name: 'by the token that deletes it', variables: { token: GROUP_REVOKE_TOKEN }, gives: 'null' },
  ],
  GroupListHomes: [
    {
      name: 'of a list',
      variables: ({ seed }) => ({ ids: seed.groupLists[0]?.listingIds.map(String) ?? [] }),
      gives: 'some',
    },
    { name: 'none', variables: { ids: [] }, gives: 'none' },
  ],
  CreateGroupList: [
    { name: 'without listings', variables: { listingIds: [], collegeId: null }, gives: 'Invalid listingIds' },
    {
      name: 'with ids that are none',
      variables: { listingIds: ['porch', '0'], collegeId: null },
      gives: 'Invalid listingIds',
    },
    {
      name: 'with too many listings',
      variables: {
        listingIds: Array.from({ length: GROUP_LIST_HOMES + 1 }, (_, index) => String(index + 1)),
        collegeId: '1',
      },
      gives: 'Invalid listingIds',
    },
  ],
  JoinGroupList: [
    { name: 'without a name', variables: { token, name: ' ' }, gives: 'Invalid name' },
    { name: 'with a name that is there', variables: { token, name: 'ANA' }, gives: 'Invalid name' },
    { name: 'with a name without end', variables: { token, name: 'x'.repeat(31) }, gives: 'Invalid name' },
    { name: 'with markup as a name', variables: { token, name: '<img src=x>' }, gives: 'GroupListJoined' },
    ...Array.from({ length: GROUP_LIST_MEMBERS - 2 }, (_, index) => ({
      name: `as number ${index + 4}`,
      variables: { token, name: `Person ${index}` },
      gives: index < GROUP_LIST_MEMBERS - 3 ? 'GroupListJoined' : 'Invalid name',
    })),
    { name: 'of nobody', variables: { token: nobody, name: 'Cy' }, gives: 'null' },
  ],
  MarkGroupList: [
    { name: 'likes a home', variables: mark({ heart: true }), gives: 'GroupList' },
    { name: 'likes it no more', variables: mark({ heart: false }), gives: 'GroupList' },
    { name: 'contacted a landlord', variables: mark({ contacted: true }), gives: 'GroupList' },
    { name: 'as a member of another list', variables: mark({ memberId: 9, heart: true }), gives: 'null' },
    { name: 'a home of another list', variables: mark({ listingId: '999999', heart: true }), gives: 'null' },
    { name: 'a home that is none', variables: mark({ listingId: 'porch', heart: true }), gives: 'null' },
    { name: 'of nobody', variables: mark({ token: nobody, heart: true }), gives: 'null' },
  ],
  RevokeGroupList: [
    { name: 'by the link that only opens it', variables: { revokeToken: token }, gives: 'false' },
    { name: 'by its own link', variables: { revokeToken: GROUP_REVOKE_TOKEN }, gives: 'true' },
    { name: 'twice', variables: { revokeToken: GROUP_REVOKE_TOKEN }, gives: 'false' },
  ],
};
