import { UNTIL_STOPPED } from '../../../domain/billing/renewal-terms.ts';
import { HOUSE_MONTHLY_LEADS } from '../../../domain/limits.ts';
import { useBrand } from '../../app/page-info.tsx';
import { paths } from '../../app/paths.ts';
import { Anchor } from '../../components/anchor.tsx';
import { LegalPage } from './legal-page.tsx';

/** Renders /terms: the rules between the operator, landlords and renters. */
export function Screen() {
  const { name } = useBrand();
  return (
    <LegalPage
      title="Terms of Service"
      description={`The rules for using ${name}, for renters and for landlords.`}
      path={paths.terms()}
    >
      <h2>Who may use the site</h2>
      <p>
        Anyone may search and contact landlords, free and without an account. You must be at least 18, or have a
        parent&apos;s permission, to send a request or to post a listing.
      </p>
      <h2>Renters</h2>
      <ul>
        <li>We show landlords&apos; listings. We aren&apos;t a party to your lease and don&apos;t inspect homes.</li>
        <li>Rents, fees and availability are the landlord&apos;s statements. Travel times are estimates.</li>
        <li>See a home before you pay anything. Never wire money to someone you haven&apos;t met.</li>
      </ul>
      <h2>Landlords</h2>
      <ul>
        <li>
          You may post only homes that you own or are authorized to rent out, with true statements and your own images.
        </li>
        <li>
          Listings must follow the Fair Housing Act and state and local law. They must not prefer or exclude people by
          race, color, religion, sex, disability, familial status, national origin or another protected trait.
        </li>
        <li>We may remove listings that break these rules or the law.</li>
      </ul>
      <h2>Fees and renewal</h2>
      <ul>
        <li>
          A listing costs the monthly price shown before you pay. It is charged when the listing is published and renews
          every month on the same day, or on the last day of a shorter month, {UNTIL_STOPPED}.
        </li>
        <li>
          You can cancel anytime in your listings. The listing then stays up until the end of the paid month, or ends at
          once if its last renewal failed, and you aren&apos;t charged again. Paid months aren&apos;t refunded unless
          the law requires it.
        </li>
        <li>
          A listing that you mark as rented is hidden at once. It isn&apos;t charged for another month while it is
          marked, and ends with the paid month unless you show it again before.
        </li>
        <li>If a renewal fails, we try your card again for seven days. Then the listing ends.</li>
        <li>We announce a higher price by email at least seven days before the renewal that it applies to.</li>
        <li>A house gets up to {HOUSE_MONTHLY_LEADS} leads a month. Apartments have no limit.</li>
      </ul>
      <h2>Leads</h2>
      <p>
        You may use a renter&apos;s contact details only to answer their request. You may not sell them or add them to a
        mailing list.
      </p>
      <h2>Liability and disputes</h2>
      <p>
        The site is provided as it is, as far as the law allows. [Operator: limitation of liability, governing law,
        dispute resolution.]
      </p>
      <h2>Changes</h2>
      <p>
        We announce changes by email to landlords with an active listing. See also our{' '}
        <Anchor href={paths.privacy()}>privacy policy</Anchor>.
      </p>
    </LegalPage>
  );
}
