import { MAX_ALERT_PLACES } from '../../../domain/limits.ts';
import { colleges } from '../../../mocks/data/colleges.ts';
import { STOP_TOKEN } from '../../../mocks/data/seed.ts';
import type { ContractCase, ContractCases, Variables } from './contract-case.ts';

const OHIO_STATE = '204796';
const near = (more: Variables = {}) => ({ locationId: OHIO_STATE, ...more });
const subscriber = (more: Variables = {}): Variables => ({
  subscriber: { email: 'ada@college.example', schoolId: OHIO_STATE, searchFilter: near(), ...more },
});

const saved: [name: string, more: Variables, gives: string][] = [
  ['everything near a college', {}, 'Subscribed'],
  ['the same again, in another writing', { email: ' ADA@college.example ' }, 'Subscribed'],
  [
    'another search there',
    { searchFilter: near({ bedrooms: 9, bathrooms: 1.5, budget: 1200, site: 'cr' }) },
    'Subscribed',
  ],
  ['with a name and a phone', { firstName: 'Ada', lastName: 'Lovelace', phone: '614.555.0123' }, 'Subscribed'],
  ['no more than a college', { searchFilter: null, site: 'csa' }, 'Subscribed'],
  ['a city', { schoolId: null, searchFilter: { locationType: 'city', locationId: '43085' } }, 'Subscribed'],
  ['a state', { schoolId: null, searchFilter: { locationType: 'state', locationId: '39' } }, 'Subscribed'],
  ['every week', { frequency: 'weekly' }, 'Subscribed'],
  ['a program', { email: 'program@college.example', website: 'https://spam.example' }, 'Subscribed'],
  ['no address', { email: '' }, 'Invalid email'],
  ['an address that is none', { email: 'ada at home' }, 'Invalid email'],
  ['a phone that is none', { phone: '12' }, 'Invalid phone'],
  ['a name without end', { firstName: 'x'.repeat(61) }, 'Invalid firstName'],
  ['a college that is no number', { schoolId: 'ohio' }, 'Invalid schoolId'],
  ['a college that is not there', { schoolId: '999999' }, 'Invalid schoolId'],
  ['nothing but a college that is not there', { schoolId: '999999', searchFilter: null }, 'Invalid schoolId'],
  ['a place that is not there', { searchFilter: { locationId: '999999' } }, 'Invalid searchFilter'],
  ['a bedroom code that is none', { searchFilter: near({ bedrooms: 12 }) }, 'Invalid searchFilter'],
  ['no place at all', { schoolId: null, searchFilter: null }, 'Invalid searchFilter'],
];

/** One email address with one place more than the limit. */
const places: ContractCase[] = colleges.slice(0, MAX_ALERT_PLACES + 1).map(({ id }, index) => ({
  name: `the ${index + 1}. place of one address`,
  variables: subscriber({ email: 'many@college.example', schoolId: String(id), searchFilter: null }),
  gives: index < MAX_ALERT_PLACES ? 'Subscribed' : 'Invalid email',
}));

const link = (token: string, gives: string, more: Variables = {}): Omit<ContractCase, 'name'> => ({
  variables: { token, ...more },
  gives,
});

/** Email alerts, and the links that stop them. */
export const alertCases: ContractCases = {
  SaveSubscriber: [...saved.map(([name, more, gives]) => ({ name, variables: subscriber(more), gives })), ...places],
  MailedLink: [
    { name: 'the link of a mail', ...link(STOP_TOKEN, 'Subscriber') },
    { name: 'one cut short', ...link(STOP_TOKEN.slice(0, 12), 'null') },
    { name: 'nothing', ...link('', 'null') },
  ],
  EditSubscriber: [
    {
      name: 'another search, at once',
      ...link(STOP_TOKEN, 'Subscriber', { searchFilter: near({ pets: [1], must: [2] }), frequency: 'instant' }),
    },
    {
      name: 'a place of another alert',
      ...link(STOP_TOKEN, 'Subscriber', { searchFilter: { locationId: '1' }, frequency: 'daily' }),
    },
    {
      name: 'a feature that is none',
      ...link(STOP_TOKEN, 'Invalid searchFilter', { searchFilter: near({ must: [99] }), frequency: 'daily' }),
    },
    {
      name: 'a frequency that is none',
      ...link(STOP_TOKEN, 'BAD_USER_INPUT', { searchFilter: near(), frequency: 'hourly' }),
    },
    { name: 'one of nobody', ...link('nobody-has-this-link-00', 'null', { searchFilter: near(), frequency: 'daily' }) },
  ],
  ChangeSubscriber: [
    { name: 'stops', ...link(STOP_TOKEN, 'Subscriber', { subscribed: false }) },
    { name: 'stops twice', ...link(STOP_TOKEN, 'Subscriber', { subscribed: false }) },
    { name: 'begins again', ...link(STOP_TOKEN, 'Subscriber', { subscribed: true }) },
    { name: 'one of nobody', ...link('nobody-has-this-link-00', 'null', { subscribed: false }) },
  ],
};
