import type { Meta } from '@storybook/react-vite';
import { Badge } from '../badge.tsx';
import { Button } from '../button.tsx';
import { Cluster, Stack } from './layout.tsx';

export default { component: Cluster } satisfies Meta<typeof Cluster>;

export const BelowEachOther = {
  render: () => (
    <Stack gap={2} align="start">
      <p>Two parts,</p>
      <Button look="quiet">at one distance</Button>
    </Stack>
  ),
};
export const BesideEachOther = {
  render: () => (
    <Cluster spread>
      <p>A long name that takes a line of its own</p>
      <Badge tone="good">Active</Badge>
    </Cluster>
  ),
};
