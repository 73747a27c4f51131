import type { Examples } from '../../mocks/gallery/example.ts';
import { iconNames } from './icon-shapes.ts';
import { Icon } from './icon.tsx';

export const examples: Examples = {
  All: () => (
    <ul role="list" style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-4)' }}>
      {iconNames.map((name) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center', width: '4.5rem' }}>
          <Icon name={name} size={28} />
          {name}
        </li>
      ))}
    </ul>
  ),
  Filled: () => <Icon name="heart" filled size={28} />,
};
