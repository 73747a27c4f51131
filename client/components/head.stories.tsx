import type { Meta } from '@storybook/react-vite';
import { Head } from './head.tsx';

export default { component: Head, tags: ['alone'] } satisfies Meta<typeof Head>;

export const TitleAndMetaTags = {
  render: () => (
    <>
      <Head title="Homes near Ohio State" description="What each person pays." hidden />
      <p>It draws nothing: look at the title of this page.</p>
    </>
  ),
};
