import { Cluster, Stack } from '../../components/layout/layout.tsx';
import { formatDate } from '../../../domain/format/local-dates.ts';
import { useSessionExpired } from '../../shared/account/use-session-expired.ts';
import { cardLabel } from '../../../domain/billing/card-on-file.ts';
import { returnLabel } from '../../../domain/billing/ledger-entries.ts';
import { formatCents } from '../../../domain/format/money.ts';
import { LoginRequired } from '../../shared/account/login-required.tsx';
import { useViewer } from '../../graphql/viewer.ts';
import { useBrand } from '../../app/page-info.tsx';
import { paths } from '../../app/paths.ts';
import { useParams } from '../../app/router/router.tsx';
import { Anchor } from '../../components/anchor.tsx';
import { Button, buttonClass } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Head } from '../../components/head.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { Container } from '../../components/container.tsx';
import { receiptPdfPath } from '../../../domain/billing/receipt-pdf.ts';
import { receiptTitle } from '../../../domain/billing/receipt-state.ts';
import { serverUrl } from '../../graphql/transport.ts';
import { DownloadButton } from '../../shared/billing/download-button.tsx';
import { useReceiptPageQuery, type ReceiptPageQuery } from '../../shared/billing/billing.generated.ts';
import { LoadError } from '../../shared/errors/load-error.tsx';
import { receiptStateLabel } from './receipt-list.tsx';
import css from './receipt.module.css';

/** Renders /receipt/…: the bill of one month, printable. */
export function Screen() {
  const { viewer, known } = useViewer();
  return (
    <Container narrow className={css.page}>
      <Head title="Receipt" hidden />
      {!known && <ReceiptLoading />}
      {known && !viewer && <h1>Receipt</h1>}
      {known && !viewer && <LoginRequired />}
      {viewer && <Receipt email={viewer.email} />}
    </Container>
  );
}

function Receipt({ email }: { email: string }) {
  const { id = '' } = useParams();
  const { data, error, refetch, loading } = useReceiptPageQuery({ variables: { id } });
  useSessionExpired(error);
  const retry = () => void refetch().catch(() => undefined);
  if (error && !data) return <LoadError what="The receipt didn't load." error={error} busy={loading} retry={retry} />;
  if (!data) return <ReceiptLoading />;
  if (!data.myReceipt)
    return (
      <>
        <h1>Receipt not found</h1>
        <p className={css.lead}>It may belong to an account other than {email}.</p>
        <ReceiptActions />
      </>
    );
  return <ReceiptDocument receipt={data.myReceipt} email={email} />;
}

const dayOf = (at: string) => formatDate(at, 'long');

function ReceiptDocument({ receipt, email }: { receipt: NonNullable<ReceiptPageQuery['myReceipt']>; email: string }) {
  const { name } = useBrand();
  const { amountCents, creditedCents, lines, returns, cardBrand, cardLast4, paidAt, number, state } = receipt;
  const facts = [
    ['Number', number ?? receipt.id],
    ['Status', receiptStateLabel(state)],
    ['Listing', receipt.listingName],
    ['For', `${lines.length > 1 ? 'From' : 'One month,'} ${dayOf(receipt.periodStart)} to ${dayOf(receipt.periodEnd)}`],
    ['Billed to', email],
    ['Billed on', dayOf(receipt.billedAt)],
    ...(paidAt && state !== 'credited' ? [['Paid on', dayOf(paidAt)]] : []),
    ...(cardLast4 ? [['Paid with', cardLabel({ brand: cardBrand, last4: cardLast4 })]] : []),
    ...returns.map(({ type, amountCents: cents, at }) => [returnLabel(type), `${formatCents(cents)} on ${dayOf(at)}`]),
  ];
  return (
    <>
      <Stack as={Card} className={css.paper}>
        <p className={css.seller}>{name}</p>
        <h1>{receiptTitle(state)}</h1>
        <dl className={css.facts}>
          {facts.map(([label, value], place) => (
            <div key={`${label}${place}`}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {lines.length > 1 && (
          <Stack as="ul" gap={1} role="list" className={css.lines}>
            {lines.map(({ description, amountCents: cents }, place) => (
              <li key={`${description}${place}`}>
                <span>{description}</span>
                <span>{formatCents(cents)}</span>
              </li>
            ))}
          </Stack>
        )}
        <p className={css.total}>
          {state === 'credited' ? 'Added to your credit' : 'Total'}{' '}
          <b>{formatCents(state === 'credited' ? creditedCents : amountCents)}</b>
        </p>
      </Stack>
      <ReceiptActions id={receipt.id} />
    </>
  );
}

/** `id`: of the receipt that is shown; its file has the addresses of both sides. */
function ReceiptActions({ id }: { id?: string }) {
  return (
    <Cluster className={css.ways}>
      {id && (
        <>
          <DownloadButton url={serverUrl(receiptPdfPath(id) as '/')} mediaType="application/pdf" fileName="receipt.pdf">
            Download PDF
          </DownloadButton>
          <Button look="quiet" onClick={() => window.print()}>
            Print
          </Button>
        </>
      )}
      <Anchor className={buttonClass('quiet')} href={`${paths.dashboard()}#payments`}>
        All your payments
      </Anchor>
    </Cluster>
  );
}

function ReceiptLoading() {
  return (
    <Stack as={Card} className={css.paper}>
      <p role="status">Loading the receipt</p>
      <Skeleton shape="title" />
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <Skeleton key={place} />
      ))}
    </Stack>
  );
}
