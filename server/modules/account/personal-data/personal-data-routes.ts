import { PERSONAL_DATA_LINK_HOURS } from '../../../../domain/limits.ts';
import type { FastifyInstance } from 'fastify';
import { type PersonalDataSection } from '../../../../domain/account/personal-data.ts';
import { formatCount } from '../../../../domain/format/numbers.ts';
import type { Env } from '../../../env.ts';
import { registerEmailLinkPage } from '../../../http/pages/email-link-page.ts';
import { html } from '../../../http/pages/html.ts';
import type { PersonalDataService } from './personal-data.service.ts';

/** Each section's noun for one, and the plural where it takes more than an s. */
const nouns: Record<PersonalDataSection, [one: string, many?: string]> = {
  requests: ['request to landlords', 'requests to landlords'],
  replies: ["answer about a landlord's reply", "answers about landlords' replies"],
  email: ['confirmation of your address', 'confirmations of your address'],
  alerts: ['email alert'],
  reports: ['report of a home', 'reports of homes'],
  inquiries: ['inquiry about advertising', 'inquiries about advertising'],
  emails: ['email that we sent you', 'emails that we sent you'],
};

/** Registers GET and POST /my-data/{token}: the page on which a renter downloads or deletes their data. */
export function personalDataRoutes(
  app: FastifyInstance,
  data: Pick<PersonalDataService, 'summary' | 'exportFile' | 'erase'>,
  env: Pick<Env, 'brandHosts'>,
): Promise<void> {
  return registerEmailLinkPage(app, env, {
    path: '/my-data',
    ask: async (token) => {
      const found = await data.summary(token);
      if (!found) return null;
      const counted = (Object.keys(nouns) as PersonalDataSection[]).filter((section) => found.counts[section] > 0);
      return {
        title: 'Your data',
        body: html`<p>We store this under ${found.email}:</p>
          <ul>
            ${counted.map((section) => html`<li>${formatCount(found.counts[section], ...nouns[section])}</li>`)}
          </ul>
          <form method="post">
            <p><button name="do" value="download">Download my data</button></p>
          </form>
          <h2>Delete it</h2>
          <p>
            We delete all of this, and landlords no longer see your requests in their inboxes here. Requests that are
            not sent yet are never sent. This can't be undone.
          </p>
          <p>What stays:</p>
          <ul>
            <li>Emails that landlords already have in their own mailboxes. Ask them to delete those.</li>
            <li>What you reported about a home: it stays without your address, to protect other renters.</li>
            <li>Your address, if you told us to send no more confirmations: it stays for a year, so that we don't.</li>
            <li>Our log of what our staff did: it can't be changed. It masks what they searched for.</li>
            <li>Backups: they still contain the data until the backup is deleted.</li>
          </ul>
          <form method="post">
            <p><button name="do" value="delete" class="quiet">Delete my data</button></p>
          </form>
          <p>
            This link works for ${String(PERSONAL_DATA_LINK_HOURS)} hours, or until you delete your data. Do you have a
            landlord account? Its data is under <a href="/account">Account</a>.
          </p>`,
      };
    },
    act: async (token, choice) => {
      if (choice === 'download') return data.exportFile(token);
      if (choice !== 'delete' || !(await data.erase(token))) return null;
      return {
        title: 'Your data is deleted',
        body: html`<p>We deleted what we stored under your email. This link no longer works.</p>
          <p><a href="/">Go to the homepage</a></p>`,
      };
    },
  });
}
