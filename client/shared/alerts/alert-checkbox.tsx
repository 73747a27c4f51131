import { useId } from 'react';
import { Text } from '../../components/layout/text.tsx';
import { Cluster } from '../../components/layout/layout.tsx';
import { criteriaLabel } from '../../../domain/alerts/criteria-label.ts';
import { placeLabel } from '../../../domain/alerts/search-label.ts';
import type { Search } from '../../../domain/search/search-query.ts';
import { useRenter } from '../renter/renter-store.ts';
import { useBrand } from '../../app/page-info.tsx';
import { useLastSearch } from '../search/matches-path.ts';
import { existingAlert } from './alert-key.ts';
import css from './alert-checkbox.module.css';

/** Returns the search whose new listings this renter could receive by email; null where none is known. */
export function useAlertSearch(): Search | null {
  const { code } = useBrand();
  const last = useLastSearch();
  return last && { ...last, page: 1, site: code };
}

interface AlertCheckboxProps {
  search: Search;
  chosen: boolean;
  onChange: (chosen: boolean) => void;
}

/** Renders an opt-in for email alerts beside contact details: unchecked by default, hidden once subscribed. */
export function AlertCheckbox({ search, chosen, onChange }: AlertCheckboxProps) {
  const id = useId();
  const { schoolInfo, alerts } = useRenter();
  const existing = existingAlert(alerts, search);
  if (existing === 'same') return null;
  const what = criteriaLabel(search);
  return (
    <Cluster nowrap align="top" className={css.choice}>
      <input
        type="checkbox"
        id={id}
        aria-describedby={`${id}-hint`}
        checked={chosen}
        onChange={({ target }) => onChange(target.checked)}
      />
      <div>
        <label htmlFor={id}>
          Email me new homes {placeLabel(search.locationType, schoolInfo?.name ?? 'there')}
          {what === '' ? '' : ` (${what})`}
        </label>
        <Text id={`${id}-hint`}>
          {existing === 'another'
            ? 'It replaces your alert there, and comes as often.'
            : 'At most once a day, once you confirm by email.'}{' '}
          We keep these details for it. You can unsubscribe anytime.
        </Text>
      </div>
    </Cluster>
  );
}
