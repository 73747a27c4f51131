import { Text } from '../../components/layout/text.tsx';
import { telephoneUrl } from '../../../domain/format/phone-extension.ts';
import { HOUSE_MONTHLY_LEADS } from '../../../domain/limits.ts';
import { useRenter } from '../../shared/renter/renter-store.ts';
import { Button, MainLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Icon } from '../../components/icon.tsx';
import { Price } from '../../shared/listing-card/price.tsx';
import { costLabel } from '../../../domain/search/labels/cost-label.ts';
import type { ListingPageQuery } from './listing-screen.generated.ts';
import { useMatchesPath } from '../../shared/search/matches-path.ts';
import { MatchReasons } from '../../shared/listing-card/match-reasons.tsx';
import { useContactRequest } from '../../shared/contact/use-contact-request.ts';
import { RequestedOn } from '../../shared/contact/requested-on.tsx';
import type { MatchReason } from '../../../domain/search/match-reasons.ts';
import css from './listing-screen.module.css';

type Home = NonNullable<ListingPageQuery['listing']>;

interface ContactPanelProps {
  home: Home;
  plan: Home['floorplans'][number] | undefined;
  reasons: readonly MatchReason[];
  /** Whether the floorplan is only the cheapest of several: the renter has not specified their needs. */
  from: boolean;
}

/** Returns the college for a contact request: the last one chosen if it is nearby, otherwise the nearest. */
function useSchoolId(home: Home): string | undefined {
  const { schoolInfo } = useRenter();
  const chosen = home.nearbySchools.find(({ id }) => schoolInfo?.type === 'college' && schoolInfo.id === id);
  return (chosen ?? home.nearbySchools[0])?.id;
}

function useContactAbout(home: Home) {
  const schoolId = useSchoolId(home);
  const ask = useContactRequest();
  const { id, name, slug } = home;
  return (reply = false) => ask({ homes: [{ id, name, slug }], schoolId, reply });
}

/** Renders the price and the primary action, always visible. */
export function ContactPanel({ home, plan, reasons, from }: ContactPanelProps) {
  const ask = useContactAbout(home);
  const requested = useRenter().requests.includes(home.id);
  const others = useMatchesPath(useSchoolId(home));
  return (
    <Card as="section" className={css.panel} aria-label="Contact landlord">
      {plan && (
        <Price dollars={plan.rent} from={from}>
          {` · ${costLabel(plan)}`}
        </Price>
      )}
      <MatchReasons reasons={reasons} />
      {[home.freshness ?? [], home.checks].flat().map((each) => (
        <Text key={each}>{each}</Text>
      ))}
      {home.takesRequests ? (
        <>
          <Button className={css.ask ?? ''} onClick={() => ask()}>
            Contact landlord
          </Button>
          <Button look="quiet" className={css.write ?? ''} onClick={() => ask(true)}>
            <Icon name="mail" /> Write a message
          </Button>
          {home.replyHours !== null && (
            <Text>Renters say this landlord usually answers within {home.replyHours} hours.</Text>
          )}
          <Text>{requested ? <RequestedOn id={home.id} /> : 'Goes straight to the landlord'}. No account, no fee.</Text>
        </>
      ) : (
        <>
          <p>
            <strong>This home isn't taking requests right now.</strong> A house gets up to {HOUSE_MONTHLY_LEADS}{' '}
            requests a month, and this one has reached its limit. Save it for later, and contact others nearby in the
            meantime.
          </p>
          <MainLink href={others}>See homes nearby</MainLink>
        </>
      )}
      {home.phone && (
        <a className={css.phone} href={telephoneUrl(home.phone)}>
          <Icon name="phone" /> {home.phone}
        </a>
      )}
    </Card>
  );
}

/** Renders the same content at the bottom of a phone screen. */
export function ContactActionBar({ home, plan, from }: Omit<ContactPanelProps, 'reasons'>) {
  const ask = useContactAbout(home);
  if (!home.takesRequests || !plan) return null;
  return (
    <div className={css.bar}>
      <Price dollars={plan.rent} from={from} />
      <Button onClick={() => ask()}>Contact landlord</Button>
    </div>
  );
}
