import { useEffect, useRef, useState } from 'react';
import { Cluster } from '../../components/layout/layout.tsx';
import { Text } from '../../components/layout/text.tsx';
import { useOrigin } from '../../app/page-info.tsx';
import { paths } from '../../app/paths.ts';
import { Anchor } from '../../components/anchor.tsx';
import { Button, buttonClass } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Icon } from '../../components/icon.tsx';
import { notify } from '../../components/notices/notice-store.ts';
import { Input } from '../../forms/fields/field.tsx';
import { forgetPublished, justPublished } from '../../shared/billing/just-published.ts';
import type { ListingCard_ListingFragment } from '../../shared/billing/dashboard.generated.ts';
import css from '../../shared/billing/dashboard.module.css';

/** Renders the message after publishing, with the ways to see and share the listing. Renders nothing otherwise. */
export function ListingPublished({ listings }: { listings: readonly ListingCard_ListingFragment[] }) {
  const [id, setId] = useState(justPublished);
  const mine = listings.find((each) => each.id === id);
  if (!mine) return null;
  const dismiss = () => {
    forgetPublished();
    setId(undefined);
  };
  return <PublishedCard listing={mine.listing} dismiss={dismiss} />;
}

interface PublishedCardProps {
  listing: Pick<ListingCard_ListingFragment['listing'], 'name' | 'slug'>;
  dismiss: () => void;
}

/** Renders what can be done with a new listing. The heading takes the focus, since the button that published it is gone. */
export function PublishedCard({ listing: { name, slug }, dismiss }: PublishedCardProps) {
  const origin = useOrigin();
  const heading = useRef<HTMLHeadingElement>(null);
  const [shown, setShown] = useState<string>();
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const share = async () => {
    const url = new URL(paths.listing(slug), origin || location.href).href;
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title: name, url });
      await navigator.clipboard.writeText(url);
      notify('Link copied. Paste it wherever students look.', { tone: 'good' });
    } catch (error) {
      // An AbortError means the landlord closed the share sheet.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setShown(url);
    }
  };
  return (
    <Card as="section" className={css.published} aria-labelledby="published-heading">
      <div>
        <h2 id="published-heading" ref={heading} tabIndex={-1}>
          {name} is published
        </h2>
        <Text>Renters can find it now. We emailed you the receipt.</Text>
      </div>
      <Cluster gap={4} rows={2} spread>
        <Anchor className={buttonClass()} href={paths.listing(slug)}>
          View your listing
        </Anchor>
        <Button look="quiet" onClick={() => void share()}>
          <Icon name="share" size={18} /> Share it
        </Button>
        <Button look="text" onClick={dismiss}>
          Dismiss
        </Button>
      </Cluster>
      {shown !== undefined && (
        <Input
          aria-label="The link to your listing"
          readOnly
          value={shown}
          ref={(input) => input?.select()}
          onFocus={({ target }) => target.select()}
        />
      )}
    </Card>
  );
}
