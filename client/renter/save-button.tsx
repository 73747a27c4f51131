import { useRenter, useUpdateRenter } from '../apollo/renter-store.ts';
import { Icon } from '../ui/icon.tsx';
import { notify } from '../ui/notice.ts';
import type { HomeCard_ListingFragment } from './home-card.generated.ts';
import css from './save-button.module.css';

type Saved = Pick<HomeCard_ListingFragment, 'id' | 'slug' | 'name' | 'city' | 'state' | 'rentFrom' | 'images'>;

/** Keeps a home on this browser's shortlist, or lets it go. */
export function SaveButton({ listing }: { listing: Saved }) {
  const { shortlist } = useRenter();
  const update = useUpdateRenter();
  const { id, slug, name, city, state, rentFrom, images } = listing;
  const saved = shortlist.some((home) => home.id === id);
  const toggle = () => {
    update((renter) => ({
      ...renter,
      shortlist: saved
        ? renter.shortlist.filter((home) => home.id !== id)
        : [{ id, slug, name, city, state, rentFrom, picture: images[0]?.small ?? '' }, ...renter.shortlist],
    }));
    notify(saved ? `${name} is off your shortlist.` : `${name} is on your shortlist.`);
  };
  return (
    <button type="button" className={css.save} aria-pressed={saved} aria-label={`Save ${name}`} onClick={toggle}>
      <Icon name="heart" filled={saved} />
    </button>
  );
}
