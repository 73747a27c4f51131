import { useEffect, useRef, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { Cluster } from '../../components/layout/layout.tsx';
import { loadChunk } from '../../components/hooks/load-chunk.ts';
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
  /** The place text from the page's URL, typed before JavaScript loaded. */
  text: string;
}

type Enhanced = Pick<PlaceComboboxProps, 'text' | 'caret'> & { Combobox: ComponentType<PlaceComboboxProps> };

/** Renders the widget's start place: a plain form field until first focused, then a combobox. */
export function PlaceField({ place, onChange, text }: PlaceFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const another = useRef<HTMLButtonElement>(null);
  const loading = useRef(false);
  const [enhanced, setEnhanced] = useState<Enhanced | null>(null);

  const enhance = async () => {
    if (loading.current) return;
    loading.current = true;
    try {
      const { PlaceCombobox } = await loadChunk(() => import('./place-combobox.tsx'));
      const plain = input.current;
      if (!plain) return;
      const focused = document.activeElement === plain;
      // Synchronous: a character typed between reading the value and swapping the components would be lost.
      flushSync(() =>
        setEnhanced({ Combobox: PlaceCombobox, text: plain.value, caret: focused ? plain.selectionStart : null }),
      );
    } catch {
      // The plain field and its form still work; the next focus retries.
    } finally {
      loading.current = false;
    }
  };
  const isChosenHere = useRef(false);
  const choose = (chosen: SelectedPlace) => {
    isChosenHere.current = true;
    setEnhanced(null);
    onChange(chosen);
  };
  useEffect(() => {
    // The combobox reports a choice from an effect, where nothing can be rendered synchronously.
    if (place && isChosenHere.current) another.current?.focus();
    isChosenHere.current = false;
  }, [place]);
  const clear = () => {
    flushSync(() => onChange(null));
    input.current?.focus();
  };

  if (place)
    return (
      <div>
        <p className={css.label}>Place</p>
        <Cluster gap={2} nowrap className={css.chosen}>
          <Icon name="pin" />
          <span>{place.name}</span>
          <Button ref={another} look="text" onClick={clear}>
            Change<VisuallyHidden> the place</VisuallyHidden>
          </Button>
        </Cluster>
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
