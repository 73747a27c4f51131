import { locationTypes } from '../../domain/options/location-types.ts';
import { namedEnum } from './fields/enums.ts';

/** The place types as the object that GraphQL enums require. */
export const locationTypeEnum = namedEnum('LocationType', 'A place type.', locationTypes);
