import { Stack } from '../../components/layout/layout.tsx';
import { brandCodes } from '../../../domain/brands/brand.ts';
import { useRef } from 'react';
import { getBrand } from '../../../domain/brands/brands.ts';
import { widgetSizes, widgetWidths, type WidgetChoice, type WidgetSize } from '../../../domain/widget/embed-snippet.ts';
import { useSite } from '../../app/page-info.tsx';
import { paths } from '../../app/paths.ts';
import { Button } from '../../components/button.tsx';
import { ChoiceChip, chipGroupClass } from '../../components/chip.tsx';
import { useEarlyFormEvents } from '../../components/hooks/use-early-form-events.ts';
import type { SelectedPlace } from './selected-place.ts';
import { PlaceField } from './place-field.tsx';
import css from './widget-options-form.module.css';

const sizeLabels: Record<WidgetSize, string> = {
  full: 'Full width',
  column: `Column (${widgetWidths.column} px)`,
  narrow: `Sidebar (${widgetWidths.narrow} px)`,
};

interface WidgetOptionsFormProps {
  choice: Pick<WidgetChoice, 'site' | 'size'>;
  place: SelectedPlace | null;
  /** The place text typed before JavaScript loaded. */
  text: string;
  onChange: (change: Partial<Pick<WidgetChoice, 'site' | 'size'>>) => void;
  onPlace: (place: SelectedPlace | null) => void;
}

/** Renders brand, place and size; without JavaScript it is a form that submits to its own page. */
export function WidgetOptionsForm({ choice, place, text, onChange, onPlace }: WidgetOptionsFormProps) {
  const site = useSite();
  const form = useRef<HTMLFormElement>(null);
  useEarlyFormEvents(form);
  return (
    <Stack as="form" gap={5} ref={form} action={paths.partners()} onSubmit={(event) => event.preventDefault()}>
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
              {getBrand(code).name}
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
              {sizeLabels[size]}
            </ChoiceChip>
          ))}
        </div>
      </fieldset>
      <noscript>
        <Button type="submit">Show</Button>
      </noscript>
    </Stack>
  );
}
