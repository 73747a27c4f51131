import type { ContractCases, Variables } from './contract-case.ts';

const inquiry = (more: Variables = {}): Variables => ({
  inquiry: {
    firstName: 'Dana',
    lastName: 'Whitfield',
    email: 'dana@campus.example',
    phone: '(614) 555-0142',
    about: 'We would like your homes on our college page.',
    ...more,
  },
});

const inputs: [name: string, more: Variables, gives: string][] = [
  ['a question', {}, 'InquirySent'],
  ['the same again', {}, 'InquirySent'],
  ['the same in another writing of the address', { email: ' DANA@campus.example ' }, 'InquirySent'],
  ['another question', { about: 'And on a second one.\nWith a line more.' }, 'InquirySent'],
  ['a program', { email: 'program@campus.example', website: 'https://spam.example' }, 'InquirySent'],
  ['about a partnership', { about: 'On our page?', topic: 'partnership' }, 'InquirySent'],
  ['about something else', { topic: 'weather' }, 'Invalid topic'],
  ['nothing said', { about: ' \n ' }, 'Invalid about'],
  ['words without end', { about: 'x'.repeat(5001) }, 'Invalid about'],
  ['no names', { firstName: '', lastName: '\u200B' }, 'Invalid firstName lastName'],
  ['a name without end', { lastName: 'x'.repeat(61) }, 'Invalid lastName'],
  ['an address that is none', { email: 'dana at campus' }, 'Invalid email'],
  ['a phone that is none', { phone: '12' }, 'Invalid phone'],
];

/** Inquiries to the operator. */
export const advertisingCases: ContractCases = {
  SendAdvertising: inputs.map(([name, more, gives]) => ({ name, variables: inquiry(more), gives })),
};
