import { Stack } from '../../../components/layout/layout.tsx';
import { useRenter, useRenterReady } from '../../../shared/renter/renter-store.ts';
import { useBrand } from '../../../app/page-info.tsx';
import { RejectedFieldsProvider } from '../../../forms/rejected-fields.tsx';
import { Redirect } from '../../../app/router/redirect.tsx';
import { paths } from '../../../app/paths.ts';
import { Head } from '../../../components/head.tsx';
import { Container } from '../../../components/container.tsx';
import { LazyMoveInRequest } from './lazy-move-in-request.tsx';
import { formatListingNames } from '../pending-request.ts';
import { isContactComplete } from '../../../shared/contact/contact-errors.ts';
import { usePendingRequest } from './use-pending-request.ts';
import { FormLoading } from '../../../shared/contact/form-loading.tsx';
import css from '../../../shared/styles/question-form.module.css';
import { lazyPart } from '../../../components/lazy-part.tsx';

/** Its content exists only in this browser, so the page renders without it first. */
const LazyMoveInForm = lazyPart(async () => (await import('./move-in-form.tsx')).MoveInForm, <FormLoading />);

/** Renders the move-in preferences (default brand only): the last step before a first request (K56), later editable. */
export function Screen() {
  const brand = useBrand();
  const ready = useRenterReady();
  const { answered, contact } = useRenter();
  const { pending, back } = usePendingRequest();
  if (!brand.collectsDetails || (ready && !answered && !pending)) return <Redirect to={paths.home()} />;
  if (ready && pending && !isContactComplete(contact)) return <Redirect to={paths.yourInfo()} state={pending} />;
  if (back !== undefined) return <Redirect to={back} />;
  return (
    <Container narrow>
      <Head title="Your Move-in Details" hidden />
      <Stack gap={2} className={css.top}>
        <h1>Your move-in details</h1>
        {ready && pending && <p>The last step before your request to {formatListingNames(pending.ask.homes)}.</p>}
      </Stack>
      {ready ? (
        <RejectedFieldsProvider>
          {pending ? <LazyMoveInRequest ask={pending.ask} /> : <LazyMoveInForm />}
        </RejectedFieldsProvider>
      ) : (
        <FormLoading />
      )}
    </Container>
  );
}
