import { useId } from 'react';
import { useLocation } from '../../app/router/router.tsx';
import { Button } from '../../components/button.tsx';
import { notify } from '../../components/notices/notice-store.ts';
import { LabeledInput } from '../../forms/fields/field.tsx';
import css from './group-list.module.css';

/** Renders the link for friends; for who created the list also the one that deletes it, which is shown only here. */
export function ShareLinks({ revokeToken }: { revokeToken: string | undefined }) {
  const { pathname, hash } = useLocation();
  const id = useId();
  const address = `${location.origin}${pathname}`;
  const line = (name: string, label: string, url: string) => (
    <div className={css.link}>
      <LabeledInput id={`${id}-${name}`} label={label} readOnly value={url} onFocus={({ target }) => target.select()} />
      <Button
        look="quiet"
        aria-label={`Copy: ${label}`}
        onClick={() =>
          void navigator.clipboard.writeText(url).then(
            () => notify('Link copied.', { tone: 'good' }),
            () => document.getElementById(`${id}-${name}`)?.focus(),
          )
        }
      >
        Copy
      </Button>
    </div>
  );
  return (
    <>
      {line('share', 'Link for your friends', `${address}${hash}`)}
      {revokeToken !== undefined &&
        line('end', 'Link that deletes this list (for you only, shown only here)', `${address}#end-${revokeToken}`)}
    </>
  );
}
