import { Cluster, Stack } from '../../components/layout/layout.tsx';
import { paths } from '../../app/paths.ts';
import { QuietLink } from '../../components/button.tsx';
import type { Undelivered_AddressFragment } from './my-account.generated.ts';
import css from './undelivered-email.module.css';

type Address = Undelivered_AddressFragment;
/** The page that renders it, which needs no link to itself. */
type Placement = 'account' | 'listings';

/** The maximum number of listings with a button of their own; further ones are found on the listings page. */
const MAX_LISTINGS_NAMED = 2;

/** Renders the addresses that bounce, the consequences, and where to change them. Usually renders nothing. */
export function UndeliveredEmail({ addresses, here }: { addresses: readonly Address[]; here: Placement }) {
  if (addresses.length === 0) return null;
  return (
    <Stack as="section" gap={3} className={css.returned} aria-label="Undelivered emails">
      {[...Map.groupBy(addresses, ({ email }) => email)].map(([email, same]) => (
        <UndeliveredAddress key={email} addresses={same} here={here} />
      ))}
    </Stack>
  );
}

function UndeliveredAddress({ addresses, here }: { addresses: readonly Address[]; here: Placement }) {
  const [first] = addresses;
  if (!first) return null;
  const homes = addresses.flatMap(({ listing }) => listing ?? []);
  const tooMany = homes.length > MAX_LISTINGS_NAMED;
  const ways = [
    ...(tooMany ? [] : homes.map(({ slug, name }) => ({ href: paths.edit(slug), label: `Change it for ${name}` }))),
    ...(tooMany && here === 'account' ? [{ href: paths.dashboard(), label: 'See your listings' }] : []),
    ...(homes.length < addresses.length && here === 'listings'
      ? [{ href: paths.account(), label: 'Change it for your account' }]
      : []),
  ];
  return (
    <Stack gap={3} className={css.one}>
      <p>
        <b>
          Our emails don't reach <span className={css.email}>{first.email}</span>.
        </b>{' '}
        {missedEmailsText(homes.length > 0, here)} Check that mailbox, or change the address
        {tooMany ? `: ${homes.length} of your listings use it.` : '.'}
      </p>
      {first.error && <p className={css.answer}>Its mail server says: “{first.error}”</p>}
      {ways.length > 0 && (
        <Cluster as="p" gap={2} className={css.ways}>
          {ways.map(({ href, label }) => (
            <QuietLink key={href} href={href}>
              {label}
            </QuietLink>
          ))}
        </Cluster>
      )}
    </Stack>
  );
}

function missedEmailsText(isContact: boolean, here: Placement): string {
  if (!isContact) return "You won't get receipts or billing notices by email.";
  const where = here === 'account' ? 'in your listings' : 'here, under Leads';
  return `Renters' requests are safe ${where}, but you won't get them by email.`;
}
