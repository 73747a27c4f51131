import { LANDLORD, PASSWORD } from './server-and-mock.ts';
import { Person, type Target } from './target.ts';

/** Enters a card at a side's processor, as the page does, and returns its id. */
export async function createCard(side: Target, number: string): Promise<string> {
  const { answer } = await callProcessor(new Person(side), 'payment_methods', {
    type: 'card',
    'card[number]': number,
    'card[cvc]': '123',
    'card[exp_month]': '12',
    'card[exp_year]': '2031',
    'billing_details[address][line1]': '94 Chittenden Ave',
    'billing_details[address][postal_code]': '43201',
  });
  return String(answer['id']);
}

/** Sends a request of the page to the processor, through the page's own origin. */
export async function callProcessor(
  person: Person,
  path: string,
  fields: Record<string, string>,
): Promise<{ status: number; answer: Record<string, unknown> }> {
  const response = await person.fetch(`/dev/processor/v1/${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
}

const BEGIN = 'mutation { beginCardChange { clientSecret } }';
const LOGIN =
  'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { __typename } }';

/** Confirms a new card at a side's processor as the landlord's browser does, authentication included, and returns its id. */
export async function confirmedCard(side: Target, number: string): Promise<string> {
  const landlord = new Person(side);
  await landlord.ask(LOGIN, { email: LANDLORD, password: PASSWORD });
  const { data } = await landlord.ask(BEGIN);
  const { clientSecret } = (data as { beginCardChange: { clientSecret: string } }).beginCardChange;
  const [setup = ''] = clientSecret.split('_secret_');
  const fields = { client_secret: clientSecret };
  const { answer } = await callProcessor(landlord, `setup_intents/${setup}/confirm`, {
    ...fields,
    payment_method: await createCard(side, number),
  });
  if (answer['status'] === 'requires_action')
    await callProcessor(landlord, `test_helpers/setup_intents/${setup}/authenticate`, {
      ...fields,
      outcome: 'succeed',
    });
  return setup;
}
