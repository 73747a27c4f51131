import { useRef, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../components/button.tsx';
import { Field, Input } from '../../forms/fields/field.tsx';
import { Icon } from '../../components/icon.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import type { SelectedPlace } from './selected-place.ts';
import type { PlaceComboboxProps } from './place-combobox.tsx';
import { placeInputProps } from './place-input-props.ts';
import css from './widget-options-form.module.css';

interface PlaceFieldProps {
  place: SelectedPlace | null;
  onChange: (place: SelectedPlace | null) => void;
  /** What the page's address asked for, when no script could choose yet. */
  text: string;
}

interface Enhanced {
  Combobox: ComponentType<PlaceComboboxProps>;
  text: string;
  caret: number | null;
}

/** Where the widget begins: a plain field of its form until it is first focused, then one that answers while typing. */
export function PlaceField({ place, onChange, text }: PlaceFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const another = useRef<HTMLButtonElement>(null);
  const loading = useRef(false);
  const [enhanced, setEnhanced] = useState<Enhanced | null>(null);

  const enhance = async () => {
    if (loading.current) return;
    loading.current = true;
    try {
      const { PlaceCombobox } = await import('./place-combobox.tsx');
      const plain = input.current;
      if (!plain) return;
      const focused = document.activeElement === plain;
      // At once: a letter typed between reading the value and the change of parts would be lost.
      flushSync(() =>
        setEnhanced({ Combobox: PlaceCombobox, text: plain.value, caret: focused ? plain.selectionStart : null }),
      );
    } catch {
      // It stays the plain field, whose form works; the next focus tries again.
    } finally {
      loading.current = false;
    }
  };
  const choose = (chosen: SelectedPlace) => {
    setEnhanced(null);
    flushSync(() => onChange(chosen));
    another.current?.focus();
  };
  const clear = () => {
    flushSync(() => onChange(null));
    input.current?.focus();
  };

  if (place)
    return (
      <div>
        <p className={css.label}>Place</p>
        <div className={css.chosen}>
          <Icon name="pin" />
          <span>{place.name}</span>
          <Button ref={another} look="text" onClick={clear}>
            Change<VisuallyHidden> the place</VisuallyHidden>
          </Button>
        </div>
        <input type="hidden" name="location_type" value={place.type} />
        <input type="hidden" name="location_id" value={place.id} />
      </div>
    );
  return (
    <Field id={placeInputProps.id} label="Place" optional hint="Without one, the widget starts with a search box.">
      {({ 'aria-describedby': described }) =>
        enhanced ? (
          <enhanced.Combobox described={described} text={enhanced.text} caret={enhanced.caret} onChoose={choose} />
        ) : (
          <Input
            {...placeInputProps}
            ref={input}
            aria-describedby={described}
            defaultValue={text}
            onFocus={() => void enhance()}
          />
        )
      }
    </Field>
  );
}
