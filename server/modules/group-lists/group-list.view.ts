import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { GroupList, GroupMember } from '../../../domain/listings/group-list.ts';

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
export class GroupListView {
  @Field(() => [ID], { description: 'The ids of its listings; `listings` has those that are available.' })
  homes!: number[];

  @Field(() => ID, { nullable: true, description: 'The college that it is for, if any.' })
  collegeId!: number | null;

  @Field(() => [GroupMemberView], { description: 'In the order of joining.' })
  members!: GroupMember[];
}

/** Returns a list as its link shows it. */
export const toGroupListView = ({ listingIds, collegeId, members }: GroupList): GroupListView =>
  Object.assign(new GroupListView(), { homes: [...listingIds], collegeId, members: [...members] });
