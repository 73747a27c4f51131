import { classNames } from '../../components/class-names.ts';
import { iconButtonClass } from '../../components/button.tsx';
import { SHORTLIST_MAX } from '../../../domain/limits.ts';
import type { RenterState } from '../renter/renter-defaults.ts';
import { useRenter, useUpdateRenter } from '../renter/renter-store.ts';
import { Icon } from '../../components/icon.tsx';
import { notify } from '../../components/notices/notice-store.ts';
import type { HomeCard_ListingFragment } from './listing-card.generated.ts';
import css from './save-button.module.css';

type Saved = Pick<HomeCard_ListingFragment, 'id' | 'slug' | 'name' | 'city' | 'state' | 'rentFrom' | 'images'>;

/** Returns the copy of a listing that this browser saves: its data at the time of saving. */
export const toSavedListing = (home: Saved, schoolId = ''): RenterState['shortlist'][number] => {
  const { id, slug, name, city, state, rentFrom, images } = home;
  return { id, slug, name, city, state, rentFrom, picture: images[0]?.small ?? '', schoolId };
};

/** Says that a home does not fit on a full shortlist; none is removed to make room for it. */
export const notifyFullShortlist = (name: string) =>
  notify(`Your shortlist is full at ${SHORTLIST_MAX} homes. Remove one to save ${name}.`);

/** Renders a toggle for whether a listing is on the shortlist. */
export function HeartButton({ name, saved, onClick }: { name: string; saved: boolean; onClick: () => void }) {
  return (
    <button
      type="button"
      className={classNames(iconButtonClass, css.save)}
      aria-pressed={saved}
      aria-label={`Save ${name}`}
      onClick={onClick}
    >
      <Icon name="heart" filled={saved} />
    </button>
  );
}

/** Adds a listing to this browser's shortlist or removes it. */
export function SaveButton({ listing, schoolId }: { listing: Saved; schoolId?: string | undefined }) {
  const { shortlist } = useRenter();
  const update = useUpdateRenter();
  const { id, name } = listing;
  const saved = shortlist.some((home) => home.id === id);
  const toggle = () => {
    if (!saved && shortlist.length >= SHORTLIST_MAX) return notifyFullShortlist(name);
    update((renter) => ({
      ...renter,
      shortlist: saved
        ? renter.shortlist.filter((home) => home.id !== id)
        : [toSavedListing(listing, schoolId), ...renter.shortlist],
    }));
    return notify(saved ? `${name} was removed from your shortlist.` : `${name} is on your shortlist.`);
  };
  return <HeartButton name={name} saved={saved} onClick={toggle} />;
}
