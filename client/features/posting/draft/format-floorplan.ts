import { bathroomsLabel } from '../../../../domain/options/bathrooms.ts';
import { bedroomsLabel } from '../../../../domain/options/bedrooms.ts';
import type { PersistedDraft } from '../../../../domain/posting/drafts/parse-saved-draft.ts';

/** Returns what a floorplan row says, in words; what is empty is left out. */
export const formatFloorplan = (row: PersistedDraft['floorplans'][number]): string =>
  [
    row.bedrooms > 0 && bedroomsLabel(row.bedrooms),
    row.bathrooms > 0 && bathroomsLabel(row.bathrooms),
    row.sq !== '' && `${row.sq} square feet`,
    row.rent !== '' && `$${row.rent} a month`,
    row.feesMonthly !== '' && `$${row.feesMonthly} fees a month`,
    row.utilities !== '' && (row.utilities === '0' ? 'utilities included' : `$${row.utilities} utilities a month`),
    row.deposit !== '' && `$${row.deposit} deposit`,
    row.oneTime !== '' && `$${row.oneTime} one-time fees`,
    row.leaseMonths.length > 0 && `leases of ${row.leaseMonths.join(', ')} months`,
    row.availableOn !== '' && `available on ${row.availableOn}`,
  ]
    .filter(Boolean)
    .join(', ');
