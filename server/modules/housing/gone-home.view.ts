import { Field, ObjectType } from 'type-graphql';
import type { Floorplan } from '../../../domain/renter/matching.ts';

@ObjectType('GoneListing', {
  description: 'A home that was listed and is not any more: where it stood, and what could take its place.',
  simpleResolvers: true,
})
export class GoneHomeView {
  @Field(() => String, { description: 'The city as the landlord wrote it.' })
  city!: string;

  @Field(() => String, { description: 'Two-letter code.' })
  state!: string;

  lat!: number;
  lon!: number;
  floorplans!: Floorplan[];
}
