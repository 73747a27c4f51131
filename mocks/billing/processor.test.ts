import { beforeEach, expect, test } from 'vitest';
import { Browser, cardForm } from '../landlord.fixture.ts';
import { heldWorld } from '../world/world.fixture.ts';

let browser: Browser;
beforeEach(() => void (browser = new Browser(heldWorld().world)));
const ask = (number: string, more: Record<string, string> = {}) =>
  browser.askProcessor('v1/payment_methods', cardForm(number, more));

test('turns a test card into a payment method without storing its number', () => {
  const { status, body } = ask('4242 4242 4242 4242');
  expect({ status, body }).toMatchObject({ status: 200, body: { object: 'payment_method', card: { last4: '4242' } } });
  expect(JSON.stringify(browser.world.db)).not.toContain('4242424242424242');
});

test.each([
  ['4242424242424241', {}, { code: 'incorrect_number' }],
  ['4111111111111111', {}, { code: 'card_declined', decline_code: 'test_mode_live_card' }],
  ['4242424242424242', { 'card[exp_month]': '13' }, { code: 'invalid_expiry_month' }],
  ['4242424242424242', { 'card[exp_year]': '2020' }, { code: 'invalid_expiry_year' }],
  ['4242424242424242', { 'card[exp_month]': '10', 'card[exp_year]': '2026' }, { code: 'invalid_expiry_month' }],
  ['4242424242424242', { 'card[cvc]': '1' }, { code: 'invalid_cvc' }],
])('rejects %s with %j as the processor does', (number, more, error) => {
  expect(ask(number, more)).toMatchObject({ status: 402, body: { error: { type: 'card_error', ...error } } });
});

test('has no endpoints beyond those for browsers', () => {
  expect(browser.askProcessor('v1/customers', {}).status).toBe(404);
  expect(browser.askProcessor('v1/payment_methods', {})).toMatchObject({
    status: 400,
    body: { error: { code: 'parameter_missing' } },
  });
  expect(browser.answerBank('pi_mock99_secret_x', 'succeed')).toMatchObject({ status: 404 });
});
