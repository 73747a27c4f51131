import { useId } from 'react';
import { elsewhereWords, relaxationWords } from '../../domain/renter/relaxation-words.ts';
import type { Search } from '../../domain/search.ts';
import { paths } from '../paths.ts';
import { Anchor } from '../ui/anchor.tsx';
import { Icon } from '../ui/icon.tsx';
import { changedFrom } from './changed-search.ts';
import { homesWords } from './place-list.tsx';
import type { WaysOn_WaysFragment } from './ways-on.generated.ts';
import css from './ways-on.module.css';

interface WaysOnProps {
  search: Search;
  ways: WaysOn_WaysFragment;
  heading: string;
}

/** Where more homes are: the smallest changes of a search and the nearest college that has more, each one press away. */
export function WaysOn({ search, ways, heading }: WaysOnProps) {
  const id = useId();
  const { relaxations, elsewhere } = ways;
  const options = [
    ...relaxations.map(({ bedrooms, bathrooms, budget, total }) => {
      const { bedrooms: rooms, bathrooms: baths, maxBudget: dollars } = search;
      const change = { bedrooms: bedrooms ?? rooms, bathrooms: bathrooms ?? baths, maxBudget: budget ?? dollars };
      return {
        href: paths.matches({ ...search, ...change, page: 1 }),
        words: relaxationWords(
          { bedrooms: bedrooms ?? undefined, bathrooms: bathrooms ?? undefined, maxBudget: budget ?? undefined },
          search,
        ),
        total,
      };
    }),
    ...(elsewhere
      ? [
          {
            href: paths.matches({
              ...search,
              locationType: elsewhere.location.type,
              locationId: Number(elsewhere.location.id),
              page: 1,
            }),
            words: elsewhereWords(elsewhere.location.displayName, elsewhere.distance),
            total: elsewhere.total,
          },
        ]
      : []),
  ];
  if (options.length === 0) return null;
  return (
    <section className={css.ways} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul role="list">
        {options.map(({ href, words, total }) => (
          <li key={href}>
            <Anchor className={css.way} href={href} state={changedFrom(search)}>
              <span className={css.words}>
                {words}: <strong>{homesWords(total)}</strong>
              </span>
              <Icon name="right" size={18} />
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
}
