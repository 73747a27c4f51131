import { useId } from 'react';
import { criteriaWords, placeWords } from '../../../domain/alerts/search-words.ts';
import type { Search } from '../../../domain/search.ts';
import { useRenter } from '../../apollo/renter-store.ts';
import { useBrand } from '../../boot.tsx';
import { useLastSearch } from '../matches-path.ts';
import { mailedHere } from './alert-key.ts';
import css from './alert-choice.module.css';

/** The search of this renter whose new homes could be mailed; null where none is known. */
export function useAlertSearch(): Search | null {
  const { code } = useBrand();
  const last = useLastSearch();
  return last && { ...last, page: 1, site: code };
}

interface AlertChoiceProps {
  search: Search;
  chosen: boolean;
  onChange: (chosen: boolean) => void;
}

/** New homes by mail, beside details that are saved anyway: not ticked until the renter does, gone once they come. */
export function AlertChoice({ search, chosen, onChange }: AlertChoiceProps) {
  const id = useId();
  const { schoolInfo, alerts } = useRenter();
  if (mailedHere(alerts, search) === 'same') return null;
  const what = criteriaWords(search);
  return (
    <div className={css.choice}>
      <input
        type="checkbox"
        id={id}
        aria-describedby={`${id}-hint`}
        checked={chosen}
        onChange={({ target }) => onChange(target.checked)}
      />
      <div>
        <label htmlFor={id}>
          Mail me new homes {placeWords(search.locationType, schoolInfo?.name ?? 'there')}
          {what === '' ? '' : ` (${what})`}
        </label>
        <p id={`${id}-hint`}>
          Once a day at most. For that we keep these details with us, until one press in any mail stops it.
        </p>
      </div>
    </div>
  );
}
