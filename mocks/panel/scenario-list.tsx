import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { scenarios, type ScenarioName, scenarioNames } from '../scenarios.ts';
import { scenarioHref } from './addresses.ts';
import { brandHere } from './page-state.ts';
import { scenarioGroups, type Scenario } from '../scenarios/setup/scenario.ts';

const searchTerms = (name: ScenarioName): string => {
  const { title, shows, group, covers = [] }: Scenario = scenarios[name];
  return [name, title, shows, group, ...covers].join(' ').toLowerCase();
};

/** Returns the scenarios that contain every word of the search text, by group; all of them for an empty one. */
function findScenarios(question: string) {
  const terms = question.toLowerCase().split(/\s+/).filter(Boolean);
  const hits = scenarioNames.filter((name) => terms.every((word) => searchTerms(name).includes(word)));
  return scenarioGroups
    .map((group) => ({ group, names: hits.filter((name) => scenarios[name].group === group) }))
    .filter(({ names }) => names.length > 0);
}

const groupTitles = {
  renter: 'Renter',
  posting: 'Posting',
  refusals: 'Field errors',
  payment: 'Payment',
  account: 'Account',
  dashboard: 'Dashboard and editing',
  console: 'Staff console',
  network: 'Network',
} as const;

const counted = (count: number) => (count === 1 ? '1 scenario' : `${count} scenarios`);

/** Lists every scenario as a link, by group, with a search field; the arrow keys move between them. */
export function ScenarioList({ current }: { current: string | undefined }) {
  const [question, setQuestion] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const found = findScenarios(question);
  const count = found.reduce((sum, { names }) => sum + names.length, 0);

  const move = (event: KeyboardEvent, by: 1 | -1) => {
    const stops = [field.current, ...(list.current?.querySelectorAll('a') ?? [])].filter((stop) => stop !== null);
    const here = stops.findIndex((stop) => stop === event.target);
    event.preventDefault();
    stops[Math.min(stops.length - 1, Math.max(0, here + by))]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') move(event, 1);
    if (event.key === 'ArrowUp') move(event, -1);
    if (event.key === 'Enter' && event.target === field.current) list.current?.querySelector('a')?.click();
  };

  return (
    <section aria-labelledby={`${id}-title`} onKeyDown={onKeyDown}>
      <div className="find">
        <h3 id={`${id}-title`}>Scenarios</h3>
        <label htmlFor={`${id}-find`}>Find a scenario</label>
        <input
          id={`${id}-find`}
          ref={field}
          type="search"
          autoComplete="off"
          placeholder="declined, empty, location.zip …"
          value={question}
          onChange={({ target }) => setQuestion(target.value)}
        />
        <p className="small" role="status">
          {counted(count)}
        </p>
      </div>
      <div ref={list}>
        {found.map(({ group, names }) => (
          <section key={group} aria-labelledby={`${id}-${group}`}>
            <h4 id={`${id}-${group}`}>
              {groupTitles[group]} <span className="count">{names.length}</span>
            </h4>
            <ul>
              {names.map((name) => (
                <Item key={name} name={name} current={name === current} />
              ))}
            </ul>
          </section>
        ))}
        {count === 0 && <p className="small">No scenario has all these words. Try fewer words.</p>}
      </div>
    </section>
  );
}

function Item({ name, current }: { name: ScenarioName; current: boolean }) {
  const { title, shows } = scenarios[name];
  return (
    <li>
      <a href={scenarioHref(name, brandHere())} aria-current={current ? 'page' : undefined}>
        <span className="title">{title}</span>
        <span className="shows">{shows}</span>
        <code>{name}</code>
      </a>
    </li>
  );
}
