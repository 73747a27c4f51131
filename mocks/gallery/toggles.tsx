import { Chip, chipGroupClass } from '../../client/ui/chip.tsx';
import { toggled } from './choice.ts';
import css from './gallery.module.css';

interface TogglesProps<Value> {
  label: string;
  all: readonly Value[];
  chosen: readonly Value[];
  change: (chosen: readonly Value[]) => void;
}

/** Some of a few; never none. */
export function Toggles<Value extends string | number>({ label, all, chosen, change }: TogglesProps<Value>) {
  return (
    <fieldset className={css.toggles}>
      <legend>{label}</legend>
      <div className={chipGroupClass}>
        {all.map((value) => (
          <Chip key={value} pressed={chosen.includes(value)} onClick={() => change(toggled(chosen, all, value))}>
            {value}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
