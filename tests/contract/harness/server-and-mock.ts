import { expect } from 'vitest';
import type { Db } from '../../../mocks/world/db.ts';
import { startMock } from '../../../mocks/node.ts';
import { operation } from '../operation-documents.ts';
import { startMockTarget } from './mock-target.ts';
import { FIRST_NEW, IdPairs } from '../normalize-ids.ts';
import { startServerTarget } from './server-target.ts';
import { Person, type Answer, type Target } from './target.ts';

/** The site's own base URL, in every URL that is returned: the product's default. */
const BASE_URL = 'http://localhost:3000';
/** The time on both sides, until a test moves their clocks. */
export const NOW = new Date('2027-03-10T16:00:00.000Z');
export const PASSWORD = 'demo-landlord';
export const LANDLORD = 'landlord@demo.example';
export const EMPTY_LANDLORD = 'empty@demo.example';

/** The product and its mock with the same data at the same time. */
export interface Targets {
  server: Target;
  mock: Target;
  /** The data that both sides started with. */
  seed: Db;
  pairs: IdPairs;
  /** Runs the same function on both, the server first. */
  each<Result>(does: (side: Target) => Promise<Result>): Promise<[server: Result, mock: Result]>;
  /** Returns the same person on both. */
  people(): People;
  moveTo(now: Date): Promise<void>;
  stop(): Promise<void>;
}

/** Starts both: the mock seeds the data, and its rows are written into the server's database. */
export async function startTargets(): Promise<Targets> {
  let now = NOW;
  const running = startMock({
    now: () => now,
    at: BASE_URL,
    arrange: ({ db }) => {
      // One landlord's emails are returned: those to the account, and to each listing with the same contact email.
      db.undelivered.push({ email: LANDLORD, error: '550 5.1.1 No such mailbox' });
      for (const kind of ['account', 'listing', 'lead', 'subscriber', 'inquiry', 'report'] as const)
        db.lastId[kind] = FIRST_NEW;
    },
  });
  const mock = startMockTarget(running, (at) => (now = at));
  const seed = structuredClone(running.world.db);
  const server = await startServerTarget(
    { db: seed, now: NOW },
    new Map([
      [LANDLORD, PASSWORD],
      [EMPTY_LANDLORD, PASSWORD],
    ]),
  );
  const each: Targets['each'] = async (does) => [await does(server), await does(mock)];
  const pairs = new IdPairs(JSON.stringify(seed));
  return {
    server,
    mock,
    seed,
    pairs,
    each,
    people: () => new People({ server: new Person(server), mock: new Person(mock) }, pairs),
    moveTo: async (at) => void (await each((side) => side.moveTo(at))),
    stop: async () => {
      await mock.stop();
      await server.stop();
    },
  };
}

type Variables = Record<string, unknown>;
/** Variables that are the same on both sides, or computed for each of them. */
export type VariablesOf = Variables | ((side: Target) => Variables | Promise<Variables>);

/** One person, with a browser on each side. */
export class People {
  constructor(
    readonly at: { server: Person; mock: Person },
    private readonly pairs: IdPairs,
  ) {}

  /** Sends a query to both, expects equal status, data and errors, and returns the server's response. */
  async ask(
    query: string,
    variables: VariablesOf = {},
    more: (person: Person, answer: Answer, given: Variables) => void = () => {},
  ): Promise<Answer> {
    const askOne = async (person: Person) => {
      const given = typeof variables === 'function' ? await variables(person.side) : variables;
      const answer = await person.ask(query, given);
      more(person, answer, given);
      return answer;
    };
    const server = await askOne(this.at.server);
    const mock = await askOne(this.at.mock);
    this.same(server, mock);
    return server;
  }

  /** Sends one of the client's operations to both. */
  operate(name: string, variables: VariablesOf = {}): Promise<Answer> {
    return this.ask(operation(name).query, variables);
  }

  /** Runs a function on both, one after the other, expects equal results, and returns the server's. */
  async do<Result>(does: (person: Person) => Promise<Result>): Promise<Result> {
    const server = await does(this.at.server);
    this.same(server, await does(this.at.mock));
    return server;
  }

  /** Expects the mock's value to equal the server's, except for values that each side generates. */
  same(server: unknown, mock: unknown): void {
    expect(this.pairs.translate(server, mock), 'the mock (received) and the server (expected)').toEqual(server);
  }

  /** Opens a session on both. */
  async signIn(email: string, password: string): Promise<void> {
    const login = `mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { __typename } }`;
    for (const person of [this.at.server, this.at.mock]) {
      const { data } = await person.ask(login, { email, password });
      expect(data, `a session on the ${person.side.name}`).toEqual({ login: { __typename: 'LoggedIn' } });
    }
  }
}
