import { Arg, createUnionType, Ctx, Field, ID, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { GroupList, GroupMember } from '../../../domain/listings/group-list.ts';
import type { Context } from '../../context.ts';
import { Invalid, toInvalid } from '../../graphql/invalid.ts';

@ObjectType('GroupMember', { description: 'A person on a group list. Whoever has the link may act for any of them.' })
class GroupMemberView {
  @Field(() => Int, { description: 'From 1, in the order of joining.' })
  id!: number;

  @Field(() => String, { description: 'The name they gave.' })
  name!: string;

  @Field(() => [ID], { description: 'The ids of the listings that they like.' })
  hearts!: number[];

  @Field(() => [ID], { description: 'The ids of the listings whose landlords they contacted.' })
  contacted!: number[];
}

@ObjectType('GroupList', { description: 'Listings that up to six people decide on together.' })
class GroupListView {
  @Field(() => [ID], { description: 'The ids of its listings; `listings` has those that are available.' })
  homes!: number[];

  @Field(() => ID, { nullable: true, description: 'The college that it is for, if any.' })
  collegeId!: number | null;

  @Field(() => [GroupMemberView], { description: 'In the order of joining.' })
  members!: GroupMember[];
}

/** Returns a list as its link shows it. */
const toGroupListView = ({ listingIds, collegeId, members }: GroupList): GroupListView =>
  Object.assign(new GroupListView(), { homes: [...listingIds], collegeId, members: [...members] });

@ObjectType({ description: 'A new group list. Its tokens are shown once and stored only as hashes.' })
class GroupListCreated {
  @Field(() => String, { description: 'Opens and changes the list; shared in the fragment of a URL.' })
  token!: string;

  @Field(() => String, { description: 'Deletes the list.' })
  revokeToken!: string;
}

@ObjectType({ description: 'A person has joined a group list.' })
class GroupListJoined {
  @Field(() => Int, { description: 'The id of the new member.' })
  memberId!: number;

  @Field(() => GroupListView, { description: 'The list with the new member.' })
  list!: GroupListView;
}

const CreateGroupListResult = createUnionType({
  name: 'CreateGroupListResult',
  description: 'The new list, or the invalid fields.',
  types: () => [Invalid, GroupListCreated] as const,
});

const JoinGroupListResult = createUnionType({
  name: 'JoinGroupListResult',
  description: 'The list with its new member, or the invalid fields.',
  types: () => [Invalid, GroupListJoined] as const,
});

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
    @Arg('homes', () => [ID], { description: 'The ids of 1 to 20 listings.' }) homes: string[],
    @Arg('collegeId', () => ID, { nullable: true, description: 'The college that it is for.' })
    collegeId: string | null,
    @Ctx() { services, ip }: Context,
  ): Promise<Invalid | GroupListCreated> {
    const made = await services.groupLists.create(homes, collegeId, ip);
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
