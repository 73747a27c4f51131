import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import type { HostMessage } from '../../../domain/widget/messages.ts';
import { useBrand } from '../../app/page-info.tsx';
import { paths } from '../../app/paths.ts';
import { searchOf } from '../../shared/search/use-search.ts';
import { useLocation } from '../../app/router/router.tsx';
import { usePreloadedNavigate } from '../../app/router/use-preloaded-navigate.ts';
import { useHost } from './host-context.ts';
import { setViewport } from './viewport.ts';

/** Returns the path to the questionnaire of the place in a URL; without one, to the choice of a place. */
function beginning(search: string): string {
  const found = searchOf(new URLSearchParams(search));
  return found ? paths.questionnaire(found.locationType, found.locationId, found.site) : paths.home();
}

/** Handles the host page's messages: prefill, open, and the visible part of the frame. */
export function HandleHostMessages() {
  const host = useHost();
  const go = usePreloadedNavigate();
  const { code } = useBrand();
  const { cache } = useApolloClient();
  const { search } = useLocation();
  const begun = useRef(search);

  useEffect(() => {
    const hear = (message: HostMessage) => {
      if (message.type === 'hello') document.documentElement.setAttribute('data-held', '');
      else if (message.type === 'viewport') setViewport(message);
      else if (message.type === 'prefill') {
        // Lazy, because few pages prefill; if it fails to load, the renter enters the values.
        import('./prefill.ts').then(
          ({ applyPrefill: fillIn }) => fillIn(cache, message.values),
          () => undefined,
        );
      } else if (message.type === 'open') {
        const { place } = message;
        void go(place ? paths.questionnaire(place.type, place.id, code) : beginning(begun.current));
      }
    };
    return host.listen(hear);
  }, [host, go, code, cache]);

  // Runs after the listener is registered: from here on the frame receives messages and learns its host.
  useEffect(() => host.say({ type: 'ready' }), [host]);
  return null;
}
