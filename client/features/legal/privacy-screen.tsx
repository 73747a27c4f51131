import {
  CALLER_RETENTION_DAYS,
  LEAD_NETWORK_DAYS,
  GROUP_LIST_DAYS,
  UNSUBSCRIBED_DAYS,
} from '../../../domain/limits.ts';
import { useBrand } from '../../app/page-info.tsx';
import { paths } from '../../app/paths.ts';
import { lazyPart } from '../../components/lazy-part.tsx';
import { Anchor } from '../../components/anchor.tsx';
// Imported here, not with the lazy code, because the server renders these styles.
import '../../forms/form.module.css';
import '../../forms/fields/field.module.css';
import { LegalPage } from './legal-page.tsx';

const PersonalDataForm = lazyPart(() => import('./personal-data-form.tsx').then((module) => module.PersonalDataForm));

/** Renders /privacy: what is stored about whom, for how long, and how to have it deleted. */
export function Screen() {
  const { name } = useBrand();
  return (
    <LegalPage
      title="Privacy Policy"
      description={`What ${name} knows about you, why, and for how long.`}
      path={paths.privacy()}
    >
      <h2>Renters</h2>
      <ul>
        <li>Your search answers and your shortlist stay on your device. We don&apos;t store them.</li>
        <li>
          When you contact a landlord, we send your name, email, answers, message and, if you give it, phone to that
          landlord, and keep them for the landlord&apos;s inbox. Against floods of messages we keep a code of your
          network address, from which it cannot be read, until {LEAD_NETWORK_DAYS} days after the message was sent.
        </li>
        <li>
          When you call a listing&apos;s number, the call is forwarded. We delete your number after{' '}
          {CALLER_RETENTION_DAYS} days.
        </li>
        <li>
          When you turn on email alerts, we keep your email and search, and your name and phone if you gave them with
          it, until you unsubscribe; the email and search {UNSUBSCRIBED_DAYS} more days, so that you can undo it.
        </li>
        <li>
          When you share a list to decide together, we keep its homes, names and votes for {GROUP_LIST_DAYS} days, or
          until someone deletes it.
        </li>
        <li>
          We count how often a listing is shown, opened and contacted, without recording by whom. Browsers that send Do
          Not Track or Global Privacy Control aren&apos;t counted.
        </li>
        <li>
          Where this site uses Google Analytics, it loads only after you allow it, and never in those browsers.
          [Operator: delete this without ANALYTICS_ID.]
        </li>
      </ul>
      <h2>Landlords</h2>
      <ul>
        <li>We keep your account, your listings, your leads and your receipts.</li>
        <li>Your email and your real phone number are never shown to renters.</li>
        <li>
          Card numbers go straight to our payment processor, Stripe. We keep only the brand, the last four digits and
          the expiration date.
        </li>
        <li>We keep a list of logins with device and network address, to protect your account.</li>
      </ul>
      <h2>Who else receives data</h2>
      <p>
        Stripe for payments, our email provider for the emails that you ask for, and a phone provider for forwarded
        calls. We don&apos;t sell personal data. [Operator: list of processors.]
      </p>
      <h2 id="your-data">See or delete your data</h2>
      <p>
        Renters need no account. Enter your email, and we send it a link to a page where you can download or delete what
        we store under it: requests to landlords, alerts, reports and our emails.
      </p>
      <PersonalDataForm />
      <p>
        When you delete it, landlords no longer see your requests here. Emails that they already have stay in their
        mailboxes. Your reports of homes stay without your address.
      </p>
      <h2>Your choices</h2>
      <ul>
        <li>
          Landlords can download their data and delete their account under{' '}
          <Anchor href={paths.account()}>Account</Anchor>. Receipts are kept as tax law requires.
        </li>
        <li>
          For anything else, including a correction, <Anchor href={paths.contact()}>contact us</Anchor>.
        </li>
      </ul>
      <p>
        See also how we use <Anchor href={paths.cookies()}>cookies and storage</Anchor>.
      </p>
    </LegalPage>
  );
}
