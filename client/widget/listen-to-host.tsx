import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import type { HostMessage } from '../../domain/widget/messages.ts';
import { useBrand } from '../boot.tsx';
import { paths } from '../paths.ts';
import { searchOf } from '../renter/use-search.ts';
import { useLocation } from '../router.tsx';
import { useGo } from '../use-go.ts';
import { useHost } from './host-context.ts';
import { seeViewport } from './viewport.ts';

/** The questions of the place that an address names; without one the choice of a place. */
function beginning(search: string): string {
  const found = searchOf(new URLSearchParams(search));
  return found ? paths.questionnaire(found.locationType, found.locationId, found.site) : paths.home();
}

/** Does what the page around asks for: fills in, opens, and tells what of the frame is seen. */
export function ListenToHost() {
  const host = useHost();
  const go = useGo();
  const { code } = useBrand();
  const { cache } = useApolloClient();
  const { search } = useLocation();
  const begun = useRef(search);

  useEffect(() => {
    const hear = (message: HostMessage) => {
      if (message.type === 'hello') document.documentElement.setAttribute('data-held', '');
      else if (message.type === 'viewport') seeViewport(message);
      else if (message.type === 'prefill') {
        // Few pages know anything of their visitors; without its code the renter says it themselves.
        import('./prefill.ts').then(
          ({ fillIn }) => fillIn(cache, message.values),
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
