import { Stack } from '../../components/layout/layout.tsx';
import { Text } from '../../components/layout/text.tsx';
import { states } from '../../../domain/options/states.ts';
import { formatNumber } from '../../../domain/format/numbers.ts';
import { paths } from '../../app/paths.ts';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { Anchor } from '../../components/anchor.tsx';
import { useStateLinksQuery } from './state-links.generated.ts';
import css from './state-links.module.css';

type StateLink = { code: string; name: string; listingsCount?: number };

/** Renders a link to every state: most homes first, those without folded; by name while their counts are unknown. */
export function StateLinks() {
  const { data } = useStateLinksQuery();
  const known: readonly StateLink[] = data
    ? data.states.toSorted((a, b) => b.listingsCount - a.listingsCount || a.name.localeCompare(b.name))
    : states;
  const empty = known.filter(({ listingsCount }) => listingsCount === 0);
  const stocked = known.filter((state) => !empty.includes(state));
  return (
    <Stack as="nav" gap={3} className={css.states} aria-labelledby="by-state">
      <h2 id="by-state">Or choose a state</h2>
      <StateList states={stocked} />
      {empty.length > 0 && (
        <details>
          <summary>{empty.length === 1 ? '1 state' : `${empty.length} states`} without homes yet</summary>
          <StateList states={empty} />
        </details>
      )}
    </Stack>
  );
}

const StateList = ({ states: links }: { states: readonly StateLink[] }) => (
  <ul role="list">
    {links.map(({ code, name, listingsCount = 0 }) => (
      <li key={code}>
        <Anchor href={paths.state(code)}>
          {name}
          {listingsCount > 0 && (
            <Text as="span" className={css.count}>
              {' '}
              {formatNumber(listingsCount)}
              <VisuallyHidden>{listingsCount === 1 ? ' home' : ' homes'}</VisuallyHidden>
            </Text>
          )}
        </Anchor>
      </li>
    ))}
  </ul>
);
