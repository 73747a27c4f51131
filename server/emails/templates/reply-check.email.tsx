import { formatDollars } from '../../../domain/format/money.ts';
import { sizesShort } from '../../../domain/options/bedrooms.ts';
import type { ListingView } from '../../modules/housing/listing.view.ts';
import { ListingBlock } from '../layout/listing-blocks.tsx';
import { ActionButton, EmailLayout, Paragraph, renderEmail } from '../layout/email-layout.tsx';
import type { LeadEmail } from './lead.email.tsx';

interface ReplyCheckInput {
  /** The name of the contacted listing. */
  listingName: string;
  /** The URL of the page with the answers, which works once. */
  url: string;
  /** At most three others that fit what the renter looks for. */
  homes: readonly ListingView[];
  baseUrl: string;
}

/** Returns the email that asks a renter once whether a landlord answered, and offers other homes that fit (K67). */
export function replyCheckEmail({ listingName, url, homes, baseUrl }: ReplyCheckInput): LeadEmail {
  const subject = `Did ${listingName} answer?`;
  return {
    subject,
    ...renderEmail(
      <EmailLayout
        heading={subject}
        footer="You received this email because you sent a request to this home three days ago. We ask once."
      >
        <Paragraph>
          Replies go from the landlord's mailbox to yours, so we cannot see them. Your answer helps other students know
          how long this landlord takes.
        </Paragraph>
        <ActionButton href={url}>Tell us</ActionButton>
        {homes.length > 0 && <Paragraph>Still looking? These fit what you asked for:</Paragraph>}
        {homes.map(({ id, name, slug, city, state, rentFrom, floorplans, images }) => (
          <ListingBlock
            key={id}
            name={name}
            url={`${baseUrl}/home/${slug}`}
            image={images[0] ? new URL(images[0].small, baseUrl).href : null}
            price={`from ${formatDollars(rentFrom)} / month`}
            facts={`${sizesShort(floorplans.map(({ bedrooms }) => bedrooms))} · ${city}, ${state}`}
            reasons={[]}
          />
        ))}
      </EmailLayout>,
    ),
  };
}
