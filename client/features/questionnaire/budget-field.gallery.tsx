import { useState } from 'react';
import type { Examples } from '../../../mocks/gallery/example.ts';
import { BudgetField } from './budget-field.tsx';

function Budget({ dollars }: { dollars: number }) {
  const [value, change] = useState(dollars);
  return (
    <>
      <p id="budget-hint">Total monthly rent.</p>
      <BudgetField value={value} onChange={change} />
    </>
  );
}

export const alone = true;
export const examples: Examples = {
  'With budget': () => <Budget dollars={1200} />,
  'Without budget': () => <Budget dollars={0} />,
};
