import { maskPhone } from '../../domain/phone.ts';
import { useNow } from '../boot.tsx';
import type { LeadItem_LeadFragment } from './dashboard.generated.ts';
import css from './dashboard.module.css';
import { dayInWords } from './days.ts';

/** A renter who asked: who, about which home, what they answered and wrote, and how to reach them. */
export function LeadItem({ lead }: { lead: LeadItem_LeadFragment }) {
  const now = useNow();
  return (
    <li className={css.lead}>
      <div className={css.row}>
        <b>
          {lead.firstName} {lead.lastName}
        </b>
        <span className={css.facts}>{dayInWords(lead.createdAt, now)}</span>
      </div>
      <p className={css.facts}>
        {[lead.listingName, ...lead.answers.map(({ label, value }) => `${label}: ${value}`)].join(' · ')}
      </p>
      {lead.message && <p>{lead.message}</p>}
      <p className={css.reach}>
        <a href={`mailto:${lead.email}`}>{lead.email}</a>
        <a href={`tel:+1${lead.phone.replace(/\D/g, '')}`}>{maskPhone(lead.phone)}</a>
      </p>
      {!lead.delivered && <p className={css.facts}>Waits until this month&apos;s ten are over.</p>}
    </li>
  );
}
