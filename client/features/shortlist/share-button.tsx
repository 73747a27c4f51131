import { useState } from 'react';
import { useOrigin, useSite } from '../../app/page-info.tsx';
import { paths } from '../../app/paths.ts';
import { trackMatch } from '../../shared/tracking/match-tracking.ts';
import { Button } from '../../components/button.tsx';
import { Input } from '../../forms/fields/field.tsx';
import { Icon } from '../../components/icon.tsx';
import { notify } from '../../components/notices/notice-store.ts';

/** Shares the URL of a list of listings: through the Web Share API, the clipboard, or as text to copy. */
export function ShareButton({ ids, college }: { ids: readonly string[]; college: string | undefined }) {
  const site = useSite() ?? undefined;
  const origin = useOrigin();
  const [shown, setShown] = useState<string>();
  const share = async () => {
    const url = new URL(paths.shortlist(ids, site, college), origin || location.href).href;
    try {
      if (typeof navigator.share === 'function') await navigator.share({ title: 'Homes to look at', url });
      else await navigator.clipboard.writeText(url);
      for (const id of ids) trackMatch('share', id);
      if (typeof navigator.share !== 'function')
        notify('Link copied. Anyone who has it can see these homes.', { tone: 'good' });
    } catch (error) {
      // An AbortError means the user dismissed the share sheet; any other error means sharing failed.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setShown(url);
    }
  };
  return (
    <>
      <Button look="quiet" onClick={() => void share()}>
        <Icon name="share" size={18} /> Share this list
      </Button>
      {shown !== undefined && (
        <Input
          aria-label="The link to this list"
          readOnly
          value={shown}
          ref={(input) => input?.select()}
          onFocus={({ target }) => target.select()}
        />
      )}
    </>
  );
}
