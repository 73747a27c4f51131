import { useId, useRef } from 'react';
import { Cluster } from '../../components/layout/layout.tsx';
import { Button } from '../../components/button.tsx';
import { notify } from '../../components/notices/notice-store.ts';
import css from './code-block.module.css';

/** Renders code with a copy button; where the browser blocks copying, the code is selected to copy by hand. */
export function CodeBlock({ label, code }: { label: string; code: string }) {
  const id = useId();
  const text = useRef<HTMLElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      notify(`${label} copied.`, { tone: 'good' });
    } catch {
      // The whole text, so that one shortcut copies it.
      if (text.current) getSelection()?.selectAllChildren(text.current);
      notify("Your browser doesn't allow copying. The text is selected: press Ctrl+C, or ⌘C on a Mac.");
    }
  };
  return (
    <figure className={css.block} aria-labelledby={id}>
      <Cluster as="figcaption" nowrap spread className={css.head}>
        <span id={id}>{label}</span>
        <Button look="text" onClick={() => void copy()} aria-label={`Copy: ${label}`}>
          Copy
        </Button>
      </Cluster>
      <pre className={css.code}>
        <code ref={text}>{code}</code>
      </pre>
    </figure>
  );
}
