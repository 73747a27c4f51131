import { formatDollars } from '../../../domain/format/money.ts';
import { ActionButton, EmailLayout, Facts, Paragraph, renderEmail, TextLink } from '../layout/email-layout.tsx';
import { formatUtcDate } from '../../../domain/format/dates.ts';
import type { QueuedEmail } from '../email.service.ts';

interface LiveListing {
  id: number;
  name: string;
  /** The URL of the listing's page. */
  url: string;
  dashboardUrl: string;
  email: string;
  price: number;
  renewsAt: Date;
  /** Whether the listing was published before and is restored. */
  again: boolean;
}

/** Returns the "Your listing is live" email to the account's address. `key` is the publish intent that paid for it. */
export function listingLiveEmail(key: string, home: LiveListing): QueuedEmail {
  const email = (
    <EmailLayout
      heading={home.again ? `${home.name} is live again` : `${home.name} is live`}
      footer="You received this email because you posted a listing with us."
    >
      <Paragraph>Renters can find it now. We send their requests to the listing's contact email.</Paragraph>
      <Facts
        items={[
          { label: 'Price', value: `${formatDollars(home.price)} per month` },
          { label: 'Renews', value: formatUtcDate(home.renewsAt, 'long') },
        ]}
      />
      <ActionButton href={home.url}>See your listing</ActionButton>
      <Paragraph>
        You can edit or cancel it at any time. <TextLink href={home.dashboardUrl}>Your dashboard</TextLink>
      </Paragraph>
    </EmailLayout>
  );
  return { key: `live:${key}`, to: home.email, subject: `Your listing is live: ${home.name}`, ...renderEmail(email) };
}
