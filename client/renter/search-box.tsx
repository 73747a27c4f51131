import { useEffect, useRef, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { useSite } from '../boot.tsx';
import { useHref } from '../router.tsx';
import { useGo } from '../use-go.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import type { ComboboxProps } from './search-combobox.tsx';
import { inputProps } from './search-input.ts';
import css from './search-box.module.css';

interface Enhanced {
  Combobox: ComponentType<ComboboxProps>;
  text: string;
  caret: number | null;
}

/**
 * The search box: a plain form to /search until it is first focused, then the part that answers while typing. What was
 * typed meanwhile, the focus and the caret go over to it.
 */
export function SearchBox({ text = '' }: { text?: string }) {
  const go = useGo();
  const site = useSite();
  const action = useHref(paths.search());
  const input = useRef<HTMLInputElement>(null);
  const loading = useRef(false);
  const [enhanced, setEnhanced] = useState<Enhanced | null>(null);

  const enhance = async () => {
    if (loading.current) return;
    loading.current = true;
    try {
      const { SearchCombobox } = await import('./search-combobox.tsx');
      const plain = input.current;
      if (!plain) return;
      const focused = document.activeElement === plain;
      // At once: a letter typed between reading the value and the change of parts would be lost.
      flushSync(() =>
        setEnhanced({ Combobox: SearchCombobox, text: plain.value, caret: focused ? plain.selectionStart : null }),
      );
    } catch {
      // Without its code it stays the plain form, which works; the next focus tries again.
      loading.current = false;
    }
  };

  // The focus may have been here before the page could hear of it.
  useEffect(() => {
    if (input.current && document.activeElement === input.current) void enhance();
  }, []);

  return (
    <form
      className={css.search}
      role="search"
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        const asked = String(new FormData(event.currentTarget).get('q') ?? '').trim();
        if (asked) void go(paths.search(asked));
        else event.currentTarget.querySelector('input')?.focus();
      }}
    >
      <div className={css.box}>
        <Icon name="search" />
        {enhanced ? (
          <enhanced.Combobox text={enhanced.text} caret={enhanced.caret} />
        ) : (
          <input {...inputProps} ref={input} className={css.input} defaultValue={text} onFocus={enhance} />
        )}
      </div>
      {site !== null && <input type="hidden" name="site" value={site} />}
      <Button type="submit" className={css.submit}>
        Find homes
      </Button>
    </form>
  );
}
