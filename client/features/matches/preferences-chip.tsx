import { formatUtcDate } from '../../../domain/format/dates.ts';
import { featureLabel } from '../../../domain/options/features.ts';
import { NO_PETS, petLabel } from '../../../domain/options/pets.ts';
import { AS_SOON_AS_POSSIBLE } from '../../../domain/search/questionnaire.ts';
import type { Search } from '../../../domain/search/search-query.ts';
import { useRenter } from '../../shared/renter/renter-store.ts';
import { paths } from '../../app/paths.ts';
import { Anchor } from '../../components/anchor.tsx';
import { chipClass } from '../../components/chip.tsx';
import { Icon } from '../../components/icon.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';

/** More labels would overflow the bar. */
const SHOWN = 3;

/** Renders the questionnaire answers that are not filters, and a link to change them: 'Dog, Parking, Aug 15'. */
export function PreferencesChip({ search }: { search: Search }) {
  const { answered, moveIn } = useRenter();
  const { locationType, locationId, site, bedrooms, bathrooms, maxBudget } = search;
  const day = moveIn.moveInDate;
  const wishes = answered
    ? [
        ...moveIn.petsSelected.filter((id) => id !== NO_PETS).map(petLabel),
        ...moveIn.featuresSelected.map(featureLabel),
        ...(day === String(AS_SOON_AS_POSSIBLE) ? [] : [formatUtcDate(`${day}T00:00:00Z`, 'short')]),
      ]
    : [];
  const more = wishes.length - SHOWN;
  return (
    <Anchor
      className={chipClass}
      href={paths.questionnaire(locationType, locationId, site, { bedrooms, bathrooms, maxBudget })}
    >
      <Icon name="edit" size={16} />
      {wishes.length === 0 ? (
        'Pets, features, move-in'
      ) : (
        <>
          {wishes.slice(0, SHOWN).join(', ')}
          {more > 0 && ` + ${more}`}
          <VisuallyHidden>: change your other preferences</VisuallyHidden>
        </>
      )}
    </Anchor>
  );
}
