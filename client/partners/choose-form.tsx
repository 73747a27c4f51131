import { useRef } from 'react';
import { brandCodes, brandOf } from '../../domain/brands.ts';
import { widgetSizes, widgetWidths, type WidgetChoice, type WidgetSize } from '../../domain/widget/snippet.ts';
import { useSite } from '../boot.tsx';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { ChoiceChip, chipGroupClass } from '../ui/chip.tsx';
import { useEarlyChanges } from '../ui/early-changes.ts';
import type { ChosenPlace } from './chosen-place.ts';
import { PlaceField } from './place-field.tsx';
import css from './choose.module.css';

const sizeWords: Record<WidgetSize, string> = {
  full: 'All its place has',
  column: `A column, ${widgetWidths.column} px`,
  narrow: `Beside a text, ${widgetWidths.narrow} px`,
};

interface ChooseFormProps {
  choice: Pick<WidgetChoice, 'site' | 'size'>;
  place: ChosenPlace | null;
  /** What was typed as a place before a script could answer. */
  text: string;
  onChange: (change: Partial<Pick<WidgetChoice, 'site' | 'size'>>) => void;
  onPlace: (place: ChosenPlace | null) => void;
}

/** Brand, place and size; before any script it is a form to its own page. */
export function ChooseForm({ choice, place, text, onChange, onPlace }: ChooseFormProps) {
  const site = useSite();
  const form = useRef<HTMLFormElement>(null);
  useEarlyChanges(form);
  return (
    <form ref={form} className={css.form} action={paths.partners()} onSubmit={(event) => event.preventDefault()}>
      {site !== null && <input type="hidden" name="site" value={site} />}
      <fieldset>
        <legend className={css.label}>Brand</legend>
        <div className={chipGroupClass}>
          {brandCodes.map((code) => (
            <ChoiceChip
              key={code}
              type="radio"
              name="brand"
              value={code}
              checked={choice.site === code}
              onChange={() => onChange({ site: code })}
            >
              {brandOf(code).name}
            </ChoiceChip>
          ))}
        </div>
      </fieldset>
      <PlaceField place={place} text={text} onChange={onPlace} />
      <fieldset>
        <legend className={css.label}>Width</legend>
        <div className={chipGroupClass}>
          {widgetSizes.map((size) => (
            <ChoiceChip
              key={size}
              type="radio"
              name="size"
              value={size}
              checked={choice.size === size}
              onChange={() => onChange({ size })}
            >
              {sizeWords[size]}
            </ChoiceChip>
          ))}
        </div>
      </fieldset>
      <noscript>
        <Button type="submit">Show</Button>
      </noscript>
    </form>
  );
}
