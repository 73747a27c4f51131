import { useSessionOver } from '../use-session-over.ts';
import { cardWords } from '../../domain/billing/card-on-file.ts';
import { wordsOfReturn } from '../../domain/billing/movements.ts';
import { formatCents } from '../../domain/billing/cents.ts';
import { LoginHere } from '../account/login-here.tsx';
import { useViewer } from '../apollo/viewer.ts';
import { useBrand } from '../boot.tsx';
import { paths } from '../paths.ts';
import { useParams } from '../router.tsx';
import { Anchor } from '../ui/anchor.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Head } from '../ui/head.tsx';
import { Bone } from '../ui/skeleton.tsx';
import { Wrap } from '../ui/wrap.tsx';
import { useReceiptPageQuery, type ReceiptPageQuery } from './billing.generated.ts';
import { NotLoaded } from '../not-loaded.tsx';
import { stateWords } from './receipt-list.tsx';
import css from './receipt.module.css';

/** /receipt/…: one month's bill, to keep or to print. */
export function Screen() {
  const { viewer, known } = useViewer();
  return (
    <Wrap narrow className={css.page}>
      <Head title="Receipt" hidden />
      {!known && <Waiting />}
      {known && !viewer && (
        <>
          <h1>Receipt</h1>
          <LoginHere />
        </>
      )}
      {viewer && <Receipt email={viewer.email} />}
    </Wrap>
  );
}

function Receipt({ email }: { email: string }) {
  const { id = '' } = useParams();
  const { data, error, refetch, loading } = useReceiptPageQuery({
    variables: { id },
    notifyOnNetworkStatusChange: true,
  });
  useSessionOver(error);
  if (error && !data)
    return (
      <NotLoaded
        what="The receipt did not load."
        error={error}
        busy={loading}
        retry={() => void refetch().catch(() => undefined)}
      />
    );
  if (!data) return <Waiting />;
  if (!data.myReceipt)
    return (
      <>
        <h1>There is no such receipt</h1>
        <p className={css.lead}>It may belong to another account than {email}.</p>
        <Ways />
      </>
    );
  return <Paper receipt={data.myReceipt} email={email} />;
}

const dayOf = (at: string) =>
  new Date(at).toLocaleDateString('en-US', { month: 'long', day: 'numeric', year: 'numeric' });

function Paper({ receipt, email }: { receipt: NonNullable<ReceiptPageQuery['myReceipt']>; email: string }) {
  const { name } = useBrand();
  const { amountCents, creditedCents, lines, returns, cardBrand, cardLast4, paidAt, number, state } = receipt;
  const facts = [
    ['Number', number ?? receipt.id],
    ['State', stateWords[state]?.words ?? state],
    ['Listing', receipt.listingName],
    ['For', `${lines.length > 1 ? 'From' : 'One month,'} ${dayOf(receipt.periodStart)} to ${dayOf(receipt.periodEnd)}`],
    ['Billed to', email],
    ['Billed on', dayOf(receipt.billedAt)],
    ...(paidAt && state !== 'credited' ? [['Paid on', dayOf(paidAt)]] : []),
    ...(cardLast4 ? [['Paid with', cardWords({ brand: cardBrand, last4: cardLast4 })]] : []),
    ...returns.map(({ kind, amountCents: cents, at }) => [
      wordsOfReturn(kind),
      `${formatCents(cents)} on ${dayOf(at)}`,
    ]),
  ];
  return (
    <>
      <Card className={css.paper}>
        <p className={css.seller}>{name}</p>
        <h1>{state === 'owed' || state === 'unpaid' ? 'Invoice' : 'Receipt'}</h1>
        <dl className={css.facts}>
          {facts.map(([label, value], place) => (
            <div key={`${label}${place}`}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {lines.length > 1 && (
          <ul role="list" className={css.lines}>
            {lines.map(({ words, amountCents: cents }, place) => (
              <li key={`${words}${place}`}>
                <span>{words}</span>
                <span>{formatCents(cents)}</span>
              </li>
            ))}
          </ul>
        )}
        <p className={css.total}>
          {state === 'credited' ? 'To your credit' : 'Total'}{' '}
          <b>{formatCents(state === 'credited' ? creditedCents : amountCents)}</b>
        </p>
      </Card>
      <Ways print />
    </>
  );
}

function Ways({ print = false }: { print?: boolean }) {
  return (
    <div className={css.ways}>
      {print && <Button onClick={() => window.print()}>Print or save</Button>}
      <Anchor className={buttonClass('quiet')} href={`${paths.dashboard()}#payments`}>
        All your payments
      </Anchor>
    </div>
  );
}

function Waiting() {
  return (
    <Card className={css.paper}>
      <p role="status">Loading the receipt</p>
      <Bone shape="title" />
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <Bone key={place} />
      ))}
    </Card>
  );
}
