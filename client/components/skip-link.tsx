import css from './skip-link.module.css';

/** Links past what a keyboard user need not walk through; shown while it has the focus. `to`: the target's id. */
export function SkipLink({ to, children }: { to: string; children: string }) {
  return (
    <a className={css.skip} href={`#${to}`}>
      {children}
    </a>
  );
}
