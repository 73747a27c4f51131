import { useId, useRef } from 'react';
import { Button } from '../../components/button.tsx';
import { notify } from '../../components/notices/notice-store.ts';
import css from './code-block.module.css';

interface CodeBlockProps {
  /** What it is, in a word or two: 'Your snippet'. */
  label: string;
  code: string;
}

/** Marks all of it, so that one press of the keys copies it. */
function mark(element: HTMLElement): void {
  const range = document.createRange();
  range.selectNodeContents(element);
  const selection = getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
}

/** Code to take along: a button copies it; where the browser forbids that it is marked, to be copied by hand. */
export function CodeBlock({ label, code }: CodeBlockProps) {
  const id = useId();
  const text = useRef<HTMLElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      notify(`${label} copied.`, { tone: 'good' });
    } catch {
      if (text.current) mark(text.current);
      notify("Your browser doesn't allow copying. The text is selected: press Ctrl+C, or ⌘C on a Mac.");
    }
  };
  return (
    <figure className={css.block} aria-labelledby={id}>
      <figcaption className={css.head}>
        <span id={id}>{label}</span>
        <Button look="text" onClick={() => void copy()} aria-label={`Copy: ${label}`}>
          Copy
        </Button>
      </figcaption>
      <pre className={css.code}>
        <code ref={text}>{code}</code>
      </pre>
    </figure>
  );
}
