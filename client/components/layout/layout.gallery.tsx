import type { Examples } from '../../../mocks/gallery/example.ts';
import { Badge } from '../badge.tsx';
import { Button } from '../button.tsx';
import { Cluster, Stack } from './layout.tsx';

export const examples: Examples = {
  'Below each other': () => (
    <Stack gap={2} align="start">
      <p>Two parts,</p>
      <Button look="quiet">at one distance</Button>
    </Stack>
  ),
  'Beside each other': () => (
    <Cluster spread>
      <p>A long name that takes a line of its own</p>
      <Badge tone="good">Active</Badge>
    </Cluster>
  ),
};
