import { useEffect, useRef, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { useSite } from '../../app/page-info.tsx';
import { useHref } from '../../app/router/router.tsx';
import { usePreloadedNavigate } from '../../app/router/use-preloaded-navigate.ts';
import { paths } from '../../app/paths.ts';
import { loadChunk } from '../../components/hooks/load-chunk.ts';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import type { ComboboxProps } from './search-combobox.tsx';
import { searchInputProps } from './search-input-props.ts';
import css from './search-box.module.css';

type Enhanced = ComboboxProps & { Combobox: ComponentType<ComboboxProps> };

/** Renders a plain form to /search; its first focus loads the combobox, which keeps text, focus and caret. */
export function SearchBox({ text = '' }: { text?: string }) {
  const go = usePreloadedNavigate();
  const site = useSite();
  const action = useHref(paths.search());
  const input = useRef<HTMLInputElement>(null);
  const loading = useRef(false);
  const [enhanced, setEnhanced] = useState<Enhanced | null>(null);

  const enhance = async () => {
    if (loading.current) return;
    loading.current = true;
    try {
      const { SearchCombobox } = await loadChunk(() => import('./search-combobox.tsx'));
      const plain = input.current;
      if (!plain) return;
      const focused = document.activeElement === plain;
      // Synchronous: a key pressed between reading the value and the swap would be lost.
      flushSync(() =>
        setEnhanced({ Combobox: SearchCombobox, text: plain.value, caret: focused ? plain.selectionStart : null }),
      );
    } catch {
      // If the chunk fails to load, the plain form stays; the next focus retries.
      loading.current = false;
    }
  };

  // The input may have been focused before hydration.
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
        const query = String(new FormData(event.currentTarget).get('q') ?? '').trim();
        if (query) void go(paths.search(query));
        else event.currentTarget.querySelector('input')?.focus();
      }}
    >
      <div className={css.box}>
        <Icon name="search" />
        {enhanced ? (
          <enhanced.Combobox text={enhanced.text} caret={enhanced.caret} />
        ) : (
          <input {...searchInputProps} ref={input} className={css.input} defaultValue={text} onFocus={enhance} />
        )}
      </div>
      {site !== null && <input type="hidden" name="site" value={site} />}
      <Button type="submit" className={css.submit}>
        Find homes
      </Button>
    </form>
  );
}
