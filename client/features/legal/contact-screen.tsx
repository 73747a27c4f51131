import type { ApolloClient } from '@apollo/client';
import { useBrand } from '../../app/page-info.tsx';
import { paths } from '../../app/paths.ts';
import { Anchor } from '../../components/anchor.tsx';
import { ContactPageDocument, useContactPageQuery } from './contact-screen.generated.ts';
import { LegalPage } from './legal-page.tsx';

export const prepare = (client: ApolloClient) => client.query({ query: ContactPageDocument });

/** Renders /contact: how to reach the operator, and what to do instead where that is faster. */
export function Screen() {
  const { name } = useBrand();
  const { data } = useContactPageQuery();
  const email = data?.options.contactEmail;
  return (
    <LegalPage
      title="Contact"
      description={`How to reach the people who run ${name}.`}
      path={paths.contact()}
      template={false}
    >
      <h2>Email</h2>
      <p>{email ? <a href={`mailto:${email}`}>{email}</a> : 'Loading the address'}</p>
      <h2>Mail</h2>
      <p>
        {name}
        <br />
        {data?.options.postalAddress}
      </p>
      <h2>Faster</h2>
      <ul>
        <li>
          A question about a home: use &ldquo;Contact landlord&rdquo; on its page. We don&apos;t manage homes and
          can&apos;t answer for landlords.
        </li>
        <li>
          Your listing, your card or your receipts: see <Anchor href={paths.dashboard()}>your listings</Anchor>.
        </li>
        <li>
          A forgotten password: <Anchor href={paths.passwordReset()}>reset it</Anchor>.
        </li>
        <li>
          Advertising, or our widget on your site: use the form on our page{' '}
          <Anchor href={paths.partners()}>for partners</Anchor>.
        </li>
      </ul>
    </LegalPage>
  );
}
