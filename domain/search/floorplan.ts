import { occupants } from '../options/bedrooms.ts';

/** What a landlord may state of a floorplan beside its rent (K64). Null or absent: not stated. */
export interface FloorplanTerms {
  /** Required fees in dollars a month, on top of the rent. */
  feesMonthly?: number | null | undefined;
  /** Estimated utilities in dollars a month; 0 when the rent includes them. */
  utilities?: number | null | undefined;
  /** Dollars, returned at the end of the lease. */
  deposit?: number | null | undefined;
  /** One-time fees in dollars. */
  oneTime?: number | null | undefined;
  /** The lease lengths offered, in months; empty when not stated. */
  leaseMonths?: readonly number[] | undefined;
  /** The first day it can be rented, as YYYY-MM-DD. */
  availableOn?: string | null | undefined;
}

export interface Floorplan extends FloorplanTerms {
  /** A bedroom code. */
  bedrooms: number;
  bathrooms: number;
  sq: number;
  /** Dollars a month for the whole listing. */
  rent: number;
}

/** What a floorplan costs. */
export type Priced = Pick<Floorplan, 'rent' | 'bedrooms' | 'feesMonthly'>;

/** Returns rent and required fees in dollars a month (K64); fees that are not stated count as 0. */
export const totalMonthly = ({ rent, feesMonthly }: Omit<Priced, 'bedrooms'>): number => rent + (feesMonthly ?? 0);

/** Returns the exact share of one person in dollars a month (K64): the total by the number of bedrooms. */
export const perPerson = (floorplan: Priced): number => totalMonthly(floorplan) / occupants(floorplan.bedrooms);

/** Returns whether every floorplan includes the utilities (amenity 104, K20). */
export const includesUtilities = (floorplans: readonly FloorplanTerms[]): boolean =>
  floorplans.length > 0 && floorplans.every(({ utilities }) => utilities === 0);

/** A floorplan as renters see it: null where nothing is stated. */
export interface FloorplanView
  extends
    Pick<Floorplan, 'bedrooms' | 'bathrooms' | 'sq' | 'rent'>,
    Record<'feesMonthly' | 'utilities' | 'deposit' | 'oneTime', number | null> {
  leaseMonths: number[];
  availableOn: string | null;
  /** Dollars a month, rounded up. */
  perPerson: number;
}

/** Returns a floorplan as renters see it. */
export const toFloorplanView = (floorplan: Floorplan): FloorplanView => ({
  bedrooms: floorplan.bedrooms,
  bathrooms: floorplan.bathrooms,
  sq: floorplan.sq,
  rent: floorplan.rent,
  feesMonthly: floorplan.feesMonthly ?? null,
  utilities: floorplan.utilities ?? null,
  deposit: floorplan.deposit ?? null,
  oneTime: floorplan.oneTime ?? null,
  leaseMonths: [...(floorplan.leaseMonths ?? [])],
  availableOn: floorplan.availableOn ?? null,
  perPerson: Math.ceil(perPerson(floorplan)),
});
