import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { field, fields, id, int, ObjectWithFields, text } from '../../graphql/fields/fields.ts';
import type { GroupList, GroupMember } from '../../../domain/listings/group-list.ts';
import type { Context } from '../../context.ts';
import { orInvalid, toInvalid, type Invalid } from '../../graphql/invalid.ts';

@ObjectWithFields({
  name: 'GroupMember',
  description: 'A person on a group list. Whoever has the link may act for any of them.',
})
class GroupMemberView extends fields({
  id: int('From 1, in the order of joining.'),
  name: text('The name they gave.'),
  hearts: id('The ids of the listings that they like.').list(),
  contacted: id('The ids of the listings whose landlords they contacted.').list(),
}) {}

@ObjectWithFields({ name: 'GroupList', description: 'Listings that up to six people decide on together.' })
class GroupListView extends fields({
  listingIds: id('The ids of its listings; `listings` has those that are available.').list(),
  collegeId: id('The college that it is for, if any.').nullable(),
  members: field<GroupMember>(() => GroupMemberView, 'In the order of joining.').list(),
}) {}

/** Returns a list as its link shows it. */
const toGroupListView = ({ listingIds, collegeId, members }: GroupList): GroupListView =>
  Object.assign(new GroupListView(), { listingIds: [...listingIds], collegeId, members: [...members] });

@ObjectWithFields({ description: 'A new group list. Its tokens are shown once and stored only as hashes.' })
class GroupListCreated extends fields({
  token: text('Opens and changes the list; shared in the fragment of a URL.'),
  revokeToken: text('Deletes the list.'),
}) {}

@ObjectWithFields({ description: 'A person has joined a group list.' })
class GroupListJoined extends fields({
  memberId: int('The id of the new member.'),
  list: field(() => GroupListView, 'The list with the new member.'),
}) {}

const CreateGroupListResult = orInvalid(
  GroupListCreated,
  'CreateGroupListResult',
  'The new list, or the invalid fields.',
);
const JoinGroupListResult = orInvalid(
  GroupListJoined,
  'JoinGroupListResult',
  'The list with its new member, or the invalid fields.',
);

/** Lists that several renters decide on together. Needs no account: the token of the link is the only credential. */
@Resolver()
export class GroupListsResolver {
  @Query(() => GroupListView, {
    nullable: true,
    description: 'A group list by the token of its link; null when it is unknown, deleted or expired.',
  })
  async groupList(@Arg('token', () => String) token: string, @Ctx() { services, ip }: Context) {
    const list = await services.groupLists.open(token, ip);
    return list && toGroupListView(list);
  }

  @Mutation(() => CreateGroupListResult, { description: 'Creates a group list, which is deleted after 120 days.' })
  async createGroupList(
    @Arg('listingIds', () => [ID], { description: 'The ids of 1 to 20 listings.' }) listingIds: string[],
    @Arg('collegeId', () => ID, { nullable: true, description: 'The college that it is for.' })
    collegeId: string | null,
    @Ctx() { services, ip }: Context,
  ): Promise<Invalid | GroupListCreated> {
    const made = await services.groupLists.create(listingIds, collegeId, ip);
    return 'errors' in made ? toInvalid(made.errors) : Object.assign(new GroupListCreated(), made);
  }

  @Mutation(() => JoinGroupListResult, {
    nullable: true,
    description: 'Adds a person to a group list, up to six; null when the token is unknown.',
  })
  async joinGroupList(
    @Arg('token', () => String) token: string,
    @Arg('name', () => String, { description: 'Up to 30 characters, different from the others.' }) name: string,
    @Ctx() { services, ip }: Context,
  ): Promise<Invalid | GroupListJoined | null> {
    const joined = await services.groupLists.join(token, name, ip);
    if (!joined) return null;
    if ('errors' in joined) return toInvalid(joined.errors);
    const { memberId, list } = joined;
    return Object.assign(new GroupListJoined(), { memberId, list: toGroupListView(list) });
  }

  @Mutation(() => GroupListView, {
    nullable: true,
    description:
      'Stores whether a member likes a listing or contacted its landlord; null when the token, the member or the listing is unknown.',
  })
  async markGroupList(
    @Arg('token', () => String) token: string,
    @Arg('memberId', () => Int) memberId: number,
    @Arg('listingId', () => ID) listingId: string,
    @Arg('heart', () => Boolean, { nullable: true }) heart: boolean | null,
    @Arg('contacted', () => Boolean, { nullable: true }) contacted: boolean | null,
    @Ctx() { services, ip }: Context,
  ) {
    const list = await services.groupLists.mark(token, { memberId, listingId, heart, contacted }, ip);
    return list && toGroupListView(list);
  }

  @Mutation(() => Boolean, { description: 'Deletes a group list by its second token; false when it is unknown.' })
  revokeGroupList(@Arg('revokeToken', () => String) revokeToken: string, @Ctx() { services, ip }: Context) {
    return services.groupLists.revoke(revokeToken, ip);
  }
}
