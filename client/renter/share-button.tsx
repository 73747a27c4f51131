import { useState } from 'react';
import { useOrigin, useSite } from '../boot.tsx';
import { paths } from '../paths.ts';
import { trackMatch } from '../tracking/match-tracking.ts';
import { Button } from '../ui/button.tsx';
import { Input } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { notify } from '../ui/notice.ts';

/** Hands on the address of a list of homes: by the device's own means, to the clipboard, or to be copied by hand. */
export function ShareButton({ ids }: { ids: readonly string[] }) {
  const site = useSite() ?? undefined;
  const origin = useOrigin();
  const [shown, setShown] = useState<string>();
  const share = async () => {
    const url = new URL(paths.shortlist(ids, site), origin || location.href).href;
    try {
      if (typeof navigator.share === 'function') await navigator.share({ title: 'Homes to look at', url });
      else await navigator.clipboard.writeText(url);
      for (const id of ids) trackMatch('share', id);
      if (typeof navigator.share !== 'function')
        notify('The link is copied. Whoever has it sees these homes.', { tone: 'good' });
    } catch (error) {
      // Put away by the person; anything else means that it could not be handed on.
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
