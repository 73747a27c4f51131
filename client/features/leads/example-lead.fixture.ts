import type { Lead_LeadFragment } from './leads.generated.ts';

/** Example lead for the gallery. */
export const exampleLead: Lead_LeadFragment = {
  id: '1',
  type: 'request',
  listingId: '1',
  listingName: 'Neil House',
  firstName: 'Sam',
  lastName: 'Rivera',
  email: 'sam.rivera@campus.example',
  phone: '(614) 555-0143',
  message: 'Is it still free in August? I could come by on Saturday.',
  createdAt: '2026-09-14T18:20:00.000Z',
  delivered: true,
  stage: 'new',
  unread: true,
  note: '',
  spam: false,
  answers: [
    { label: 'Bedrooms', value: '2 Bedrooms' },
    { label: 'Move-in', value: 'As soon as possible' },
  ],
};
