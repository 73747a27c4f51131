import { Stack } from '../../../components/layout/layout.tsx';
import { Text } from '../../../components/layout/text.tsx';
import { useRenter, useRenterReady } from '../../../shared/renter/renter-store.ts';
import { useBrand } from '../../../app/page-info.tsx';
import { RejectedFieldsProvider } from '../../../forms/rejected-fields.tsx';
import { Redirect } from '../../../app/router/redirect.tsx';
import { paths } from '../../../app/paths.ts';
import { Head } from '../../../components/head.tsx';
import { Container } from '../../../components/container.tsx';
import { LazyPersonForm } from '../../../shared/contact/lazy-person-form.tsx';
import { formatListingNames } from '../pending-request.ts';
import { usePendingRequest } from './use-pending-request.ts';
import { FormLoading } from '../../../shared/contact/form-loading.tsx';
import css from '../../../shared/styles/message-page.module.css';

/** Renders the contact details (default brand only, K54): a step before a first request (K56), later to edit them. */
export function Screen() {
  const brand = useBrand();
  const ready = useRenterReady();
  const { contact } = useRenter();
  const { pending, back } = usePendingRequest();
  if (!brand.collectsDetails || (ready && !pending && contact.email === '')) return <Redirect to={paths.home()} />;
  if (back !== undefined) return <Redirect to={back} />;
  return (
    <Stack as={Container} align="start" narrow className={css.message}>
      <Head title="Your Information" hidden />
      <h1>Your information</h1>
      {ready ? (
        <>
          <Text size="large">
            {pending
              ? `Where should the landlord${pending.ask.homes.length > 1 ? 's' : ''} of ${formatListingNames(pending.ask.homes)} reply? We only ask once.`
              : 'What landlords see when you contact them.'}
          </Text>
          <RejectedFieldsProvider>
            <LazyPersonForm pending={pending} />
          </RejectedFieldsProvider>
        </>
      ) : (
        <FormLoading />
      )}
    </Stack>
  );
}
