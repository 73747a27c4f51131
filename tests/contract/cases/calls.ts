import type { ContractCases } from './contract-case.ts';

export const callCases: ContractCases = {
  MyCalls: [
    { name: 'without a session', gives: 'UNAUTHENTICATED' },
    { name: 'the newest', as: 'landlord', gives: 'CallPage' },
    {
      name: 'earlier ones',
      as: 'landlord',
      variables: ({ seed }) => ({ after: String(seed.calls.at(-6)?.id) }),
      gives: 'CallPage',
    },
    { name: 'from behind what is no number', as: 'landlord', variables: { after: 'the first' }, gives: 'CallPage' },
    { name: 'of somebody whom nobody has called', as: 'empty', gives: 'CallPage' },
  ],
};
