import { formatUtcDate } from '../../../domain/format/dates.ts';
import { featureLabel } from '../../../domain/options/features.ts';
import { AS_SOON_AS_POSSIBLE } from '../../../domain/search/questionnaire.ts';
import type { Search } from '../../../domain/search/search-query.ts';
import { useRenter } from '../renter/renter-store.ts';
import { paths } from '../../app/paths.ts';
import { Anchor } from '../../components/anchor.tsx';
import { chipClass } from '../../components/chip.tsx';
import { Icon } from '../../components/icon.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';

/** More labels would overflow the bar. */
const SHOWN = 3;

/** Renders the questionnaire answers that have no field in the bar, and a link to change them: 'Dog, Parking, Aug 15'. */
export function PreferencesChip({ search }: { search: Search }) {
  const { answered, moveIn } = useRenter();
  const { locationType, locationId, site, features = [], must = [] } = search;
  const day = moveIn.moveInDate;
  const dated = answered && day !== AS_SOON_AS_POSSIBLE;
  // A feature that is a must has a chip of its own.
  const preferences = [
    ...features.filter((id) => !must.includes(id)).map(featureLabel),
    ...(dated ? [formatUtcDate(`${day}T00:00:00Z`, 'short')] : []),
  ];
  const more = preferences.length - SHOWN;
  return (
    <Anchor className={chipClass} href={paths.questionnaire(locationType, locationId, site, search)}>
      <Icon name="edit" size={16} />
      {preferences.length === 0 ? (
        'Pets, features, move-in'
      ) : (
        <>
          {preferences.slice(0, SHOWN).join(', ')}
          {more > 0 && ` + ${more}`}
          <VisuallyHidden>: change your other preferences</VisuallyHidden>
        </>
      )}
    </Anchor>
  );
}
