import type { ContractCases } from './contract-case.ts';

const changed = (name: string, number: string, gives: string) =>
  ({
    name,
    as: 'landlord',
    variables: async (ground) => ({ setup: await ground.cardSetup(number) }),
    gives,
  }) as const satisfies ContractCases[string][number];

/** Receipts and the card on file. The amount owed is paid at the end. */
export const billingCases: ContractCases = {
  MyBilling: [
    { name: 'without a session', variables: { receipts: 12 }, gives: 'UNAUTHENTICATED' },
    { name: 'the newest', as: 'landlord', variables: { receipts: 12 }, gives: 'Billing' },
    { name: 'all of them', as: 'landlord', variables: { receipts: 1000 }, gives: 'Billing' },
    { name: 'fewer than one', as: 'landlord', variables: { receipts: -3 }, gives: 'Billing' },
    { name: 'of who has paid nothing', as: 'empty', variables: { receipts: 12 }, gives: 'Billing' },
  ],
  ReceiptPage: [
    { name: 'without a session', variables: { id: 'in_nothing' }, gives: 'UNAUTHENTICATED' },
    { name: 'one that is not there', as: 'landlord', variables: { id: 'in_nothing' }, gives: 'null' },
  ],
  ContactPage: [{ name: 'for anybody', gives: 'Options' }],
  CardKeys: [{ name: 'for anybody', gives: 'Options' }],
  BeginCardChange: [
    { name: 'without a session', gives: 'UNAUTHENTICATED' },
    { name: 'of who has a card', as: 'landlord', gives: 'CardSetup' },
    { name: 'of who has none', as: 'empty', gives: 'CardSetup' },
    { name: 'for one listing', as: 'landlord', variables: { listings: ['1'] }, gives: 'CardSetup' },
  ],
  ChangeCard: [
    { name: 'without a session', variables: { setup: 'seti_nothing' }, gives: 'UNAUTHENTICATED' },
    { name: 'what is not there', as: 'landlord', variables: { setup: 'seti_nothing' }, gives: 'Invalid payment' },
    { name: 'in no form', as: 'landlord', variables: { setup: '../customers' }, gives: 'Invalid payment' },
    {
      name: 'another landlord’s',
      as: 'empty',
      variables: async (ground) => ({ setup: await ground.cardSetup('5555555555554444') }),
      gives: 'Invalid payment',
    },
    changed('declined', '4000000000000002', 'Invalid payment'),
    changed('one that cannot pay what is owed', '4000000000000341', 'CardChanged'),
    changed('one that asks at each payment', '4000002760003184', 'NeedsAuthentication'),
    changed('a good one, which pays what is owed', '4242424242424242', 'CardChanged'),
    changed('one that asks at each payment, with nothing owed', '4000002760003184', 'CardChanged'),
  ],
};
