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

/** The questions of the place that an address names; without one the choice of a place. */
function beginning(search: string): string {
  const found = searchOf(new URLSearchParams(search));
  return found ? paths.questionnaire(found.locationType, found.locationId, found.site) : paths.home();
}

/** Does what the page around asks for: fills in, opens, and tells what of the frame is seen. */
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
        // Few pages know anything of their visitors; without its code the renter says it themselves.
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

  // After the listening has begun: from here on the frame answers, and it is told who is around.
  useEffect(() => host.say({ type: 'ready' }), [host]);
  return null;
}
