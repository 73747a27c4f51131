import { LockMode, type MikroORM } from '@mikro-orm/postgresql';
import { hasErrors, type FieldErrors } from '../../../domain/field-errors.ts';
import { readDraft } from '../../../domain/posting/rules.ts';
import type { Clock } from '../../clock.ts';
import { Listing, ListingContact, ListingFloorplan } from '../listings/listing.entity.ts';
import { ownListing } from '../listings/listing.policy.ts';
import type { DraftChecks } from './draft-checks.ts';
import { contactColumns, floorplanColumns, listingColumns } from './listing-rows.ts';
import type { Offers } from './needs.ts';

export interface EditInput {
  id: number;
  /** The version that was edited; absent, the last write wins. */
  version?: number | null;
  draft: unknown;
  viewer: number | null;
}

/** `stale`: somebody else has saved since; nothing was changed, and this is the listing that stands. */
export type EditOutcome = { listing: number } | { errors: FieldErrors } | { stale: number };

interface EditDeps {
  orm: MikroORM;
  clock: Clock;
  checks: DraftChecks;
  housing: Offers;
}

/** Changing a listing that is there [§2]: the same rules as a new one, its offers rewritten in the same transaction. */
export class Editor {
  readonly #deps: EditDeps;

  constructor(deps: EditDeps) {
    this.#deps = deps;
  }

  /** @throws NotFound, Forbidden (K41) */
  async edit({ id, version, draft: input, viewer }: EditInput): Promise<EditOutcome> {
    const { orm, checks } = this.#deps;
    if (viewer === null) return { errors: { auth: ['Log in to change your listing.'] } };
    const before = ownListing(await orm.em.fork().findOne(Listing, { id }), viewer);
    const read = readDraft(input);
    if ('errors' in read) return read;
    const { draft } = read;
    draft.type ??= before.type;
    const errors = await checks.errors('complete-step', draft, true, before.images);
    if (draft.type !== before.type)
      errors.type = ['The kind of a listing cannot be changed. Post another one instead.'];
    if (hasErrors(errors)) return { errors };
    const place = await checks.place(draft);
    if ('errors' in place) return place;
    return orm.em.fork().transactional(async (em) => {
      const listing = ownListing(await em.findOne(Listing, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE }), viewer);
      if (typeof version === 'number' && version !== listing.version) return { stale: id };
      Object.assign(listing, listingColumns(draft, place), {
        version: listing.version + 1,
        updatedAt: this.#deps.clock.now(),
      });
      await em.nativeUpdate(ListingContact, { listingId: id }, contactColumns(draft));
      await em.nativeDelete(ListingFloorplan, { listingId: id });
      await em.insertMany(
        ListingFloorplan,
        floorplanColumns(draft).map((row) => ({ ...row, listingId: id })),
      );
      await this.#deps.housing.reindex(em, [id]);
      return { listing: id };
    });
  }
}
