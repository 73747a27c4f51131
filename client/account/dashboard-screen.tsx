import { useViewer } from '../apollo/viewer.ts';
import { paths } from '../paths.ts';
import { Anchor } from '../ui/anchor.tsx';
import { buttonClass } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Bone } from '../ui/skeleton.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { Wrap } from '../ui/wrap.tsx';
import { useDashboardQuery } from './dashboard.generated.ts';
import css from './dashboard.module.css';
import { KeyFigures } from './key-figures.tsx';
import { LeadItem } from './lead-item.tsx';
import { ListingCard } from './listing-card.tsx';
import { LiveLeads } from './live-leads.tsx';
import { LoginHere } from './login-here.tsx';

/** /advertising-home: a landlord's listings, their leads and what is charged next. */
export function Screen() {
  const { viewer, known } = useViewer();
  return (
    <Wrap className={css.page}>
      <title>Your listings</title>
      <div className={css.row}>
        <h1>Your listings</h1>
        {viewer && (
          <div className={css.actions}>
            <Anchor className={buttonClass('text')} href={paths.account()}>
              Account
            </Anchor>
            <Anchor className={buttonClass()} href={paths.post(1)}>
              Create a listing
            </Anchor>
          </div>
        )}
      </div>
      {!known && <Waiting />}
      {known && !viewer && <LoginHere />}
      {viewer && <Dashboard />}
    </Wrap>
  );
}

function Dashboard() {
  // what happened since the last look (a lead, a renewal) is what one comes here for
  const { data, error } = useDashboardQuery({ fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' });
  if (error && !data) throw error;
  if (!data) return <Waiting />;
  const { myListings, myLeads } = data;
  if (myListings.length === 0) return <NoListings />;
  return (
    <>
      <LiveLeads />
      <KeyFigures listings={myListings} />
      <div className={css.columns}>
        <section aria-label="Listings" className={css.list}>
          {myListings.map((mine) => (
            <ListingCard key={mine.id} mine={mine} />
          ))}
        </section>
        <Card as="section" padded={false} aria-labelledby="leads-heading">
          <h2 id="leads-heading" className={css.leadsHead}>
            Leads
          </h2>
          {myLeads.length === 0 ? (
            <p className={css.noLeads}>
              Nobody has asked yet. When somebody does, it stands here and in your mail at once.
            </p>
          ) : (
            <ul role="list">
              {myLeads.map((lead) => (
                <LeadItem key={lead.id} lead={lead} />
              ))}
            </ul>
          )}
        </Card>
      </div>
    </>
  );
}

function NoListings() {
  return (
    <Card className={css.empty}>
      <h2>You have no listing yet</h2>
      <p>Describe your property once. Students at the colleges nearby find it the moment it is published.</p>
      <Anchor className={buttonClass()} href={paths.post(1)}>
        Create a listing
      </Anchor>
    </Card>
  );
}

function Waiting() {
  return (
    <div className={css.waiting}>
      <p role="status">
        <VisuallyHidden>Loading your listings</VisuallyHidden>
      </p>
      <div className={css.figures}>
        {[1, 2, 3].map((place) => (
          <Card key={place}>
            <Bone shape="short" />
            <Bone shape="title" />
            <Bone />
          </Card>
        ))}
      </div>
      <div className={css.columns}>
        <div className={css.list}>
          {[1, 2, 3].map((place) => (
            <Card key={place} padded={false} className={css.listing}>
              <div className={css.picture} />
              <div className={css.body}>
                <Bone shape="title" />
                <Bone />
                <Bone shape="short" />
                <Bone shape="button" />
              </div>
            </Card>
          ))}
        </div>
        <Card>
          <Bone shape="title" />
          <Bone />
        </Card>
      </div>
    </div>
  );
}
