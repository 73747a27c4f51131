import { reportOutcomes } from '../../domain/trust/listing-reports.ts';
import { brandCodes } from '../../domain/brands/brand.ts';
import type { EmailContent } from '../emails/layout/email-layout.tsx';
import { accountDeletedEmail } from '../emails/templates/account/account-deleted.email.tsx';
import * as settings from '../emails/templates/account/account-settings.email.tsx';
import * as advertising from '../emails/templates/advertising/advertising-inquiry.email.tsx';
import { confirmAlertEmail } from '../emails/templates/alerts/confirm-alert.email.tsx';
import * as billing from '../emails/templates/billing/billing-notices.email.tsx';
import { confirmContactEmail } from '../emails/templates/listings/confirm-contact.email.tsx';
import { stillAvailableEmail } from '../emails/templates/listings/still-available.email.tsx';
import { replyCheckEmail } from '../emails/templates/leads/reply-check.email.tsx';
import { confirmationEmail } from '../emails/templates/leads/confirm-renter-email.email.tsx';
import * as leads from '../emails/templates/leads/lead.email.tsx';
import * as listings from '../emails/templates/listings/listing-status.email.tsx';
import { listingsPublishedEmail } from '../emails/templates/listings/listings-published.email.tsx';
import { listingCanceledEmail, listingEndedEmail } from '../emails/templates/listings/listing-end.email.tsx';
import * as reviews from '../emails/templates/trust/review.email.tsx';
import * as reports from '../emails/templates/trust/listing-report.email.tsx';
import { loginLinkEmail, newDeviceEmail } from '../emails/templates/account/login.email.tsx';
import { personalDataEmail } from '../emails/templates/account/personal-data.email.tsx';
import { passwordResetEmail } from '../emails/templates/account/password-reset.email.tsx';
import { missedCallEmail } from '../emails/templates/calls/missed-call.email.tsx';
import { newListingsEmail } from '../emails/templates/alerts/new-listings.email.tsx';
import { paymentFailedEmail } from '../emails/templates/billing/payment-past-due.email.tsx';
import { propertyTypeChangedEmail } from '../emails/templates/billing/property-type-changed.email.tsx';
import { receiptEmail } from '../emails/templates/billing/receipt.email.tsx';
import { refundEmail } from '../emails/templates/billing/refund.email.tsx';
import { createSiteUrl } from '../emails/site-url.ts';
import type { PaidInvoice } from '../integrations/payments/subscriptions/subscription-state.ts';
import type { ListingView } from '../modules/housing/listing.view.ts';
import type { Lead } from '../modules/leads/lead.entity.ts';
import type { Listing } from '../modules/listings/listing.entity.ts';

/** Returns every email that the product sends, in each of its states, by name; `baseUrl` is the site's URL. */
export function emailSamples(baseUrl: string): Record<string, EmailContent> {
  const to = 'rosa@walnut.example';
  const at = new Date('2026-11-23T15:30:00Z');
  const day = (count: number) => new Date(at.getTime() + count * 86_400_000);
  const device = { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/605.1', at };
  const resetPage = `${baseUrl}/password/reset`;
  const operatorEmail = 'hello@nearcampus.example';
  const dashboardUrl = `${baseUrl}/advertising-home`;
  const homeUrl = `${baseUrl}/home/maple-court-17`;
  const landlord = { email: to, operatorEmail, dashboardUrl };
  const recipient = {
    name: 'Maple Court',
    email: to,
    dashboardUrl,
    hidden: false,
    card: 'Visa ending 4242',
  };

  const missed = { home: 'Maple Court', caller: '6145550188' };
  const listing = Object.assign(Object.create(null) as Listing, {
    slug: 'maple-court-17',
    name: 'Maple Court',
    address: '84 E 14th Ave',
    city: 'Columbus',
    state: 'OH',
    zip: '43201',
    vanityPhone: '6145550143',
  });
  const lead = {
    type: 'request',
    firstName: 'Ada',
    lastName: 'Lovelace',
    phone: '6145550188',
    email: 'ada@college.example',
    message: 'Hi! Is parking included?\nI could visit on Friday.',
    createdAt: at,
    deliveredAt: at,
    answers: { near: 'Ohio State', bedrooms: 2, bathrooms: 1, budgets: 1200, pets: [1], features: [1] },
  } as unknown as Lead;
  const subscriber = {
    filter: { locationType: 'college' as const, locationId: 204_796, bedrooms: 2, maxBudget: 1200 },
    displayName: 'Ohio State',
    frequency: 'daily' as const,
    token: 'sample_token_of_22_char',
    address: createSiteUrl({ baseUrl, brandHosts: {} }),
    postalAddress: '84 Neil Ave, Columbus, OH 43201',
  };
  const home = (id: number): ListingView =>
    ({
      id,
      slug: `home-${id}`,
      name: `Maple Court ${id}`,
      featured: id === 1,
      city: 'Columbus',
      state: 'OH',
      lat: 40.0036,
      lon: -83.0042,
      amenities: [],
      floorplans: [{ bedrooms: 2, bathrooms: 1, sq: 820, rent: 1090 + id }],
      rentFrom: 1090 + id,
      images: [],
    }) as unknown as ListingView;
  const reviewed = {
    review: {
      name: 'Maple Court',
      errors: {
        description: [
          "“No kids” is a preference or a limit by family status, which fair-housing law doesn't allow in a listing. Describe the home instead. For example: “Four bedrooms on a quiet street.”",
        ],
      },
      texts: ['No kids.'],
      sentAt: at.toISOString(),
      price: 49,
      decision: 'declined' as const,
      decidedAt: at.toISOString(),
      note: 'Please leave out who should live there.',
    },
    ...landlord,
  };
  const expired = { ...reviewed, review: { ...reviewed.review, decision: 'expired' as const, note: '' } };
  const location = { lat: 40.0067, lon: -83.0305, state: 'OH' };
  const digest = (count: number) => ({
    ...subscriber,
    location,
    homes: Array.from({ length: count }, (_, id) => home(id + 1)),
  });
  const pastDue = {
    subscription: 'sub_1',
    since: at,
    until: day(7),
    amountCents: 4900,
    tries: 1,
    nextTry: day(3),
    asksOwner: false,
  };
  const invoice = { id: 'in_1', amountCents: 4900, paidAt: at, lines: [] } as unknown as PaidInvoice;
  const refund = {
    source: 're_1',
    amountCents: 1567,
    at,
    name: 'Maple Court',
    card: 'Visa ending 4242',
    invoice: 'in_1',
  };
  const live = { ...recipient, id: 17, url: homeUrl, price: 49, renewsAt: day(30), hidden: false };
  const published = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      name: `Maple Court ${index + 1}`,
      chargedCents: index === 0 ? 1567 : 2900,
      price: 29,
      renewsAt: day(30),
    }));
  const removed = { id: 17, name: 'Maple Court', listed: true, until: null, returned: false, hidden: false, at };
  const changed = { ...recipient, type: 85, price: 29, until: day(12), renews: true, nextBillCents: 0 };
  const renewals = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      name: `Maple Court ${index + 1}`,
      at: day(20 + index),
      dollars: 49,
    }));
  const inquiry = {
    firstName: 'Ines',
    lastName: 'Park',
    phone: '6145550100',
    email: 'ines@packard.example',
    website: '',
    topic: 'advertising' as const,
    about: 'We manage 40 buildings.\nDo you offer invoices?',
  };
  const toConfirm = { name: 'Maple Court', url: `${baseUrl}/confirm-listing/sample-token` };
  const toAnswer = { url: toConfirm.url, queuedAt: at };
  const unconfirmed = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      name: `Maple Court ${index + 1}`,
      since: day(-30 - index),
      stale: false,
    }));
  const ending = { id: 17, stoppedAt: at, endsAt: day(7), price: 49, rented: false };
  const canceled = { id: 17, canceledAt: at, endsAt: day(7), undo: { price: 49 } };
  const expiring = { account: 1, cardKey: 'visa 4242 2026-11', lastDay: day(7), ended: false };

  return {
    'Password reset': passwordResetEmail('', to, `${baseUrl}/password/reset/sample-token`),
    'Login link': loginLinkEmail('', to, device, { confirm: `${baseUrl}/login/confirm`, reset: resetPage }),
    'Login from a new device': newDeviceEmail('', to, { ...device, guessable: false }, resetPage),
    'Login from a new device with a guessable password': newDeviceEmail(
      '',
      to,
      { ...device, guessable: true },
      resetPage,
    ),
    'Password changed': settings.passwordChangedEmail('', to, device, resetPage),
    'Email change: confirm': settings.confirmEmailChangeEmail('', to, `${baseUrl}/account/email/sample-token`),
    'Email change: address taken': settings.emailTakenEmail('', to, resetPage),
    'Email change: requested': settings.emailChangeRequestedEmail('', to, 'rosa@new.example', resetPage),
    'Email change: done': settings.emailChangedEmail('', to, 'rosa@new.example'),
    'Account deleted': accountDeletedEmail('', to, 'Rosa', { listings: 2, paid: true, operatorEmail: null }),
    'Account deleted, without listings': accountDeletedEmail('', to, '', {
      listings: 0,
      paid: false,
      operatorEmail: null,
    }),
    'Account deleted by staff': accountDeletedEmail('', to, 'Rosa', {
      listings: 2,
      paid: true,
      operatorEmail,
    }),
    'Listing live': listings.listingLiveEmail('', { ...live, again: false }),
    'Listing live again': listings.listingLiveEmail('', { ...live, again: true }),
    'Listing paid for, but hidden': listings.listingLiveEmail('', { ...live, again: true, hidden: true }),
    'Draft published': listingsPublishedEmail('', published(1), recipient),
    'Drafts published together': listingsPublishedEmail('', published(6), recipient),
    'Many drafts published together': listingsPublishedEmail('', published(60), recipient),
    'Listing hidden': listings.listingHiddenEmail({ ...removed, hidden: true }, landlord),
    'Listing no longer hidden': listings.listingHiddenEmail(removed, landlord),
    'Listing removed': listings.listingRemovedEmail(removed, landlord),
    'Listing removed and refunded': listings.listingRemovedEmail({ ...removed, returned: true }, landlord),
    'Listing restored': listings.listingRestoredEmail({ ...removed, until: day(12) }, landlord),
    'Listing lost by a restore': listings.lostListingEmail('', { email: to, operatorEmail, baseUrl }),
    'Review declined': reviews.reviewDecisionEmail('', reviewed),
    'Review not decided in time': reviews.reviewDecisionEmail('', expired),
    'Review approved, payment needed': reviews.paymentLinkEmail('', reviewed),
    'Edit declined in review': reviews.editDecisionEmail('', reviewed),
    'Edit not reviewed in time': reviews.editDecisionEmail('', expired),
    'Edit published after review': reviews.editPublishedEmail('', reviewed),
    "Link to a renter's data": personalDataEmail('default', `${baseUrl}/my-data/sample-token`),
    Receipt: receiptEmail(invoice, day(30), recipient),
    'Receipt after a failed payment': receiptEmail(invoice, day(30), recipient, 'back'),
    Refund: refundEmail(refund, to, baseUrl),
    'Refund without a listing': refundEmail({ ...refund, name: null, card: null, invoice: null }, to, baseUrl),
    'Payment failed': paymentFailedEmail(pastDue, recipient),
    'Payment failed, last attempt': paymentFailedEmail({ ...pastDue, tries: 3, nextTry: null }, recipient),
    'Payment needs the bank': paymentFailedEmail({ ...pastDue, asksOwner: true }, recipient),
    'Listing canceled': listingCanceledEmail(canceled, recipient),
    'Listing canceled, hidden': listingCanceledEmail(canceled, { ...recipient, hidden: true }),
    'Listing canceled for good': listingCanceledEmail({ ...canceled, undo: null }, recipient),
    ...Object.fromEntries(
      (['canceled', 'rented', 'unpaid'] as const).map((reason) => [
        `Listing ended, ${reason}`,
        listingEndedEmail({ key: '', reason, ended: day(7), unpaidSince: at }, recipient),
      ]),
    ),
    'Subscription ending': billing.subscriptionEndingEmail(ending, recipient),
    'Subscription ending, marked as rented': billing.subscriptionEndingEmail(
      { ...ending, rented: true },
      { ...recipient, hidden: true },
    ),
    'Still available? One listing': stillAvailableEmail({ ...toAnswer, listings: unconfirmed(1) }),
    'Still available? Many listings': stillAvailableEmail({ ...toAnswer, listings: unconfirmed(24) }),
    'Confirm a contact email': confirmContactEmail(toConfirm),
    'Card expiring': billing.cardExpiryEmail({ ...expiring, charges: renewals(1) }, recipient),
    'Card expired, many charges': billing.cardExpiryEmail(
      { ...expiring, ended: true, charges: renewals(9) },
      recipient,
    ),
    'Price increase': billing.priceChangeEmail({ key: '', paid: 49, price: 59, from: day(30) }, recipient),
    'Price decrease': billing.priceChangeEmail({ key: '', paid: 49, price: 39, from: day(30) }, recipient),
    'Price unchanged after all': billing.priceChangeEmail({ key: '', paid: 49, price: 49, from: day(30) }, recipient),
    'Property type changed': propertyTypeChangedEmail('', { ...changed, creditedCents: null }),
    'Property type changed, credited': propertyTypeChangedEmail('', { ...changed, creditedCents: 812 }),
    'Property type changed, added to the next bill': propertyTypeChangedEmail('', {
      ...changed,
      creditedCents: 0,
      nextBillCents: 47,
    }),
    'New lead': leads.landlordLeadEmail(lead, listing, baseUrl),
    'Leads on hold': leads.waitingLeadsEmail(listing, { resetsAt: day(9), until: day(9) }),
    'Leads on hold, without a next month': leads.waitingLeadsEmail(listing, { resetsAt: null, until: day(9) }),
    'Copy of a request': leads.renterCopyEmail(lead, listing, baseUrl, null),
    'Copy of a request on hold': leads.renterCopyEmail(lead, listing, baseUrl, { resetsAt: day(9), until: day(9) }),
    'Copy of a request on hold, without a next month': leads.renterCopyEmail(lead, listing, baseUrl, {
      resetsAt: null,
      until: day(9),
    }),
    ...Object.fromEntries(
      [['Maple Court'], ['Maple Court', 'Neil House', 'Orchard Walk']].map((names) => [
        `Did ${names.length === 1 ? 'the landlord' : 'landlords'} reply?`,
        replyCheckEmail({
          names,
          url: `${baseUrl}/did-they-answer/sample-token`,
          homes: [1, 2, 3].map((id) => ({ listing: home(id), plan: home(id).floorplans[0] })),
          baseUrl,
        }),
      ]),
    ),
    'Confirm a report': reports.confirmReportEmail('default', `${baseUrl}/confirm-report/sample-token`),
    ...Object.fromEntries(
      reportOutcomes.flatMap((outcome) => [
        [`Report settled, ${outcome}`, reports.reportResultEmail({ name: 'Maple Court', outcome, site: 'default' })],
        [
          `Reports of a listing settled, ${outcome}`,
          reports.reportsSettledEmail({
            name: 'Maple Court',
            outcome,
            note: outcome === 'changed' ? 'The rent was $100 too low.' : '',
            operatorEmail,
            url: homeUrl,
          }),
        ],
      ]),
    ),
    'Listing being checked': reports.beingCheckedEmail({ name: 'Maple Court', operatorEmail }),
    'Listing reported by several': reports.urgentReportsEmail({
      name: 'Maple Court',
      reporters: 3,
      url: homeUrl,
      consoleUrl: `${baseUrl}/admin`,
    }),
    'Confirm a renter’s email': confirmationEmail('default', `${baseUrl}/renter-email/sample-token`),
    'Missed call': missedCallEmail({ ...missed, isForwarded: true }, baseUrl),
    'Missed call, number withheld': missedCallEmail({ ...missed, caller: null, isForwarded: true }, baseUrl),
    'Missed call, phone that gets no calls': missedCallEmail({ ...missed, isForwarded: false }, baseUrl),
    'New listing': newListingsEmail({ ...digest(1), site: 'default' }),
    'Many new listings': newListingsEmail({ ...digest(14), site: 'default' }),
    ...Object.fromEntries(brandCodes.map((site) => [`Alert on, ${site}`, confirmAlertEmail({ ...subscriber, site })])),
    'Inquiry received': advertising.inquiryReceivedEmail(7, { ...inquiry, topic: 'partnership' }, at, operatorEmail),
    'Advertising inquiry': advertising.advertisingInquiryEmail(7, inquiry, operatorEmail),
  };
}
