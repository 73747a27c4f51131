import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { NearbyCollegesLine } from './nearby-colleges.tsx';

afterEach(cleanup);

test.each([
  [0, [], ''],
  [1, ['A'], 'Near A'],
  [2, ['A', 'B'], 'Near A and B'],
  [3, ['A', 'B', 'C'], 'Near A, B and C'],
  [4, ['A', 'B', 'C', 'D'], 'Near A, B, C and 1 other local college'],
  [8, ['A', 'B', 'C', 'D'], 'Near A, B, C and 5 other local colleges'],
  // a count smaller than its list never yields a negative remainder
  [2, ['A', 'B', 'C'], 'Near A, B and C'],
])('formats %i colleges', (count, list, line) => {
  const { container } = render(<NearbyCollegesLine colleges={{ count, list }} />);
  expect(container.textContent).toBe(line);
});
