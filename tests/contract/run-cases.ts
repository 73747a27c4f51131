import { describe, expect, it } from 'vitest';
import { postingErrorKeys } from '../../domain/posting/error-fields.ts';
import { EMPTY_LANDLORD, LANDLORD, NOW, PASSWORD, type People } from './harness/server-and-mock.ts';
import { accountCases } from './cases/account.ts';
import { advertisingCases } from './cases/advertising.ts';
import { reportCases } from './cases/reports.ts';
import { alertCases } from './cases/alerts.ts';
import { billingCases } from './cases/billing.ts';
import { callCases } from './cases/calls.ts';
import {
  summarize,
  type ContractCase,
  type ContractCases,
  type CaseContext,
  type Caller,
} from './cases/contract-case.ts';
import { groupListCases } from './cases/group-lists.ts';
import { leadCases } from './cases/leads.ts';
import { listingCases } from './cases/listings.ts';
import { postingCases } from './cases/posting.ts';
import { renterCases } from './cases/renter.ts';
import { savedDraftCases } from './cases/saved-drafts.ts';
import { trackingCases } from './cases/tracking.ts';
import { createCard, confirmedCard } from './harness/test-cards.ts';
import { requestedMembers, operation, operations, schema } from './operation-documents.ts';
import { shapeErrors } from './response-shape.ts';
import { targets, imageOf } from './harness/shared-targets.ts';
import type { Target } from './harness/target.ts';

/**
 * Runs every operation of the client on the server and the mock, with valid and rejected inputs on the same data: equal
 * status, equal data value for value, equal errors. In the order of this list, because writes persist.
 */
const cases: ContractCases = {
  ...renterCases,
  ...alertCases,
  ...groupListCases,
  ...billingCases,
  ...leadCases,
  ...listingCases,
  ...callCases,
  ...savedDraftCases,
  ...postingCases,
  ...accountCases,
  ...trackingCases,
  ...advertisingCases,
  ...reportCases,
};

/** Tested on the socket (rest-calls.ts). */
const elsewhere = ['CallChanged', 'LeadArrived', 'LeadChanged'];

/** The page or the processor reports these before anything is sent. */
const saidBefore = ['payment.address', 'payment.zip', 'payment.cardNumber', 'payment.expirationYear'];

const people = new Map<Caller, Promise<People>>();
const seen = new Map<string, Set<string>>();
const refused = new Set<string>();

const groundOf = (side: Target): CaseContext => ({
  seed: targets().seed,
  now: NOW,
  picture: imageOf(side),
  card: (number) => createCard(side, number),
  cardSetup: (number) => confirmedCard(side, number),
  resetToken: (email) => side.resetToken(email),
  emailToken: (email) => side.emailToken(email),
  ageResetLinks: () => side.ageResetLinks(),
});

async function signedIn(email: string): Promise<People> {
  const landlord = targets().people();
  await landlord.signIn(email, PASSWORD);
  return landlord;
}

function peopleFor(who: Caller): Promise<People> {
  if (who === 'visitor') return Promise.resolve(targets().people());
  const known = people.get(who) ?? signedIn(who === 'empty' ? EMPTY_LANDLORD : LANDLORD);
  people.set(who, known);
  return known;
}

/** Records the types in a response, so that a missing type is detected. */
function note(name: string, value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  if ('__typename' in value) seen.set(name, (seen.get(name) ?? new Set()).add(String(value.__typename)));
  for (const inner of Object.values(value)) note(name, inner);
}

async function compare(name: string, { as = 'visitor', variables = {}, gives }: ContractCase): Promise<void> {
  const asking = await peopleFor(as);
  await targets().each((side) => side.forgetThrottles());
  const { document, query } = operation(name);
  const variablesOf = (side: Target) => (typeof variables === 'function' ? variables(groundOf(side)) : variables);
  const answer = await asking.ask(query, variablesOf, (person, { data, errors }, given) => {
    if (errors.length > 0) return;
    expect(shapeErrors(schema, document, data, given), `the form of the ${person.side.name}’s answer`).toEqual([]);
    note(name, data);
  });
  expect(summarize(answer), 'what comes of it').toBe(gives);
  if (gives.startsWith('Invalid ')) for (const key of gives.split(' ').slice(1)) refused.add(key);
}

/** Runs every case and checks that none is missing. */
export function runAllCases(): void {
  describe.each(Object.entries(cases))('%s', (name, tried) => {
    it.each(tried.map((each) => [each.name, each] as const))('%s', (_, each) => compare(name, each));
  });

  describe('coverage', () => {
    it('includes cases for every operation of the client', () => {
      const all = [...Object.keys(cases), ...elsewhere].toSorted();
      expect(all).toEqual([...operations.keys()].toSorted());
    });

    it('includes every error key of a listing', () => {
      const all = postingErrorKeys.filter((key) => !saidBefore.includes(key));
      expect(all.filter((key) => !refused.has(key))).toEqual([]);
    });

    it('includes every union member that an operation selects', () => {
      const missing = [...operations.values()].flatMap((each) =>
        elsewhere.includes(each.name)
          ? []
          : requestedMembers(each)
              .filter((member) => !seen.get(each.name)?.has(member))
              .map((member) => `${each.name}: ${member}`),
      );
      expect(missing).toEqual([]);
    });
  });
}
