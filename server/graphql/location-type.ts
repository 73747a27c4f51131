import { registerEnumType } from 'type-graphql';
import type { LocationType } from '../../domain/options/location-types.ts';

/** The place types as the object that GraphQL enums require. */
export const locationTypeEnum = { college: 'college', state: 'state', city: 'city' } as const satisfies {
  [T in LocationType]: T;
};

registerEnumType(locationTypeEnum, { name: 'LocationType', description: 'A place type.' });
