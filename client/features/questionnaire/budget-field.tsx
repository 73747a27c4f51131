import { Cluster } from '../../components/layout/layout.tsx';
import { Input } from '../../forms/fields/field.tsx';
import { useTypedDollars } from '../../forms/fields/use-typed-dollars.ts';
import css from '../../shared/styles/question-form.module.css';

const SLIDER = { min: 300, max: 4000, step: 50 };
/** Maximum number of digits: the schema accepts up to a million. */
const DIGITS = 6;

/** Renders the monthly rent for the whole home as a text field and a slider, which shows at most its own range. */
export function BudgetField({ value, onChange }: { value: number; onChange: (dollars: number) => void }) {
  const typed = useTypedDollars(value || undefined, DIGITS, (dollars = 0) => onChange(dollars));
  return (
    <Cluster>
      <div className={css.amount}>
        <span aria-hidden="true">$</span>
        <Input
          name="budget"
          inputMode="numeric"
          aria-label="Maximum monthly rent, in dollars"
          aria-describedby="budget-hint"
          {...typed}
        />
      </div>
      <input
        type="range"
        className={css.range}
        {...SLIDER}
        value={value}
        aria-label="Maximum monthly rent"
        aria-valuetext={`$${value} a month`}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </Cluster>
  );
}
