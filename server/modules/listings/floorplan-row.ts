import type { Floorplan } from '../../../domain/search/floorplan.ts';

/** Returns a floorplan as the columns of its row, by their names in the database; for writers of many rows. */
export const toFloorplanRow = (listingId: number, position: number, floorplan: Floorplan) => ({
  listing_id: listingId,
  position,
  bedrooms: floorplan.bedrooms,
  bathrooms: floorplan.bathrooms,
  sq: floorplan.sq,
  rent: floorplan.rent,
  fees_monthly: floorplan.feesMonthly ?? null,
  utilities: floorplan.utilities ?? null,
  deposit: floorplan.deposit ?? null,
  one_time: floorplan.oneTime ?? null,
  lease_months: floorplan.leaseMonths ?? [],
  available_on: floorplan.availableOn ?? null,
});
