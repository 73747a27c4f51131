import { HOUSE_MONTHLY_LEADS } from '../../domain/options/property-types.ts';
import { useRenter } from '../apollo/renter-store.ts';
import { Anchor } from '../ui/anchor.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Icon } from '../ui/icon.tsx';
import { Price } from '../ui/price.tsx';
import { eachWords } from './home-card.tsx';
import type { ListingPageQuery } from './listing-screen.generated.ts';
import { useMatchesPath } from './matches-path.ts';
import { ReasonList } from './reason-list.tsx';
import { useAsk } from './use-ask.ts';
import type { Reason } from '../../domain/renter/reasons.ts';
import css from './listing-screen.module.css';

type Home = NonNullable<ListingPageQuery['listing']>;

interface RequestPanelProps {
  home: Home;
  plan: Home['floorplans'][number] | undefined;
  reasons: readonly Reason[];
  /** The plan is just the cheapest of several: the renter has not said what they need. */
  from: boolean;
}

/** The college a request speaks of: the one last chosen when it is near, else the nearest. */
function useSchoolId(home: Home): string | undefined {
  const { schoolInfo } = useRenter();
  const chosen = home.nearbySchools.find(({ id }) => schoolInfo?.type === 'college' && schoolInfo.id === id);
  return (chosen ?? home.nearbySchools[0])?.id;
}

function useAskAbout(home: Home) {
  const schoolId = useSchoolId(home);
  const ask = useAsk();
  const { id, name, slug } = home;
  return (reply = false) => ask({ homes: [{ id, name, slug }], schoolId, reply });
}

/** Price and the one main action, always in sight. */
export function RequestPanel({ home, plan, reasons, from }: RequestPanelProps) {
  const ask = useAskAbout(home);
  const asked = useRenter().requests.includes(home.id);
  const others = useMatchesPath(useSchoolId(home));
  return (
    <Card as="section" className={css.panel} aria-label="Ask about this home">
      {plan && (
        <Price dollars={plan.rent} from={from}>
          {eachWords(plan.rent, plan.bedrooms)}
        </Price>
      )}
      <ReasonList reasons={reasons} />
      {home.takesRequests ? (
        <>
          <Button className={css.ask ?? ''} onClick={() => ask()}>
            Ask about it
          </Button>
          <Button look="quiet" className={css.write ?? ''} onClick={() => ask(true)}>
            <Icon name="mail" /> Write a message
          </Button>
          <p className={css.quiet}>
            {asked ? 'You have asked about this home already. ' : 'Goes straight to the landlord. '}
            No account, no fee.
          </p>
        </>
      ) : (
        <>
          <p>
            <strong>This home takes no requests right now.</strong> A house takes {HOUSE_MONTHLY_LEADS} a month, and
            this one has had them. Save it for later, and ask others nearby meanwhile.
          </p>
          <Anchor className={buttonClass()} href={others}>
            See homes nearby
          </Anchor>
        </>
      )}
      {home.phone && (
        <a className={css.phone} href={`tel:+1${home.phone.replace(/\D/g, '')}`}>
          <Icon name="phone" /> {home.phone}
        </a>
      )}
    </Card>
  );
}

/** The same at the foot of a phone. */
export function RequestBar({ home, plan, from }: Omit<RequestPanelProps, 'reasons'>) {
  const ask = useAskAbout(home);
  if (!home.takesRequests || !plan) return null;
  return (
    <div className={css.bar}>
      <Price dollars={plan.rent} from={from} />
      <Button onClick={() => ask()}>Ask about it</Button>
    </div>
  );
}
