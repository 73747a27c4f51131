import { states } from '../../../domain/options/states.ts';
import { paths } from '../../app/paths.ts';
import { Anchor } from '../../components/anchor.tsx';
import css from './state-links.module.css';

/** Renders a link to every state, for renters who have no name to search for. */
export function StateLinks() {
  return (
    <nav className={css.states} aria-labelledby="by-state">
      <h2 id="by-state">Or choose a state</h2>
      <ul role="list">
        {states.map(({ code, name }) => (
          <li key={code}>
            <Anchor href={paths.state(code)}>{name}</Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
