import type { StoryObj } from '@storybook/react-vite';
import type { BrandCode } from '../../domain/brands/brand.ts';
import css from './example-page.module.css';

/** The address of the mocked client: the dev server's, or in a build the site that Storybook is a folder of. */
const CLIENT = import.meta.env.STORYBOOK_MOCKED_CLIENT ?? new URL('..', location.href).href.replace(/\/$/, '');

/** Returns the story of a screen in a scenario, shown by the mocked client itself. */
export function screenStory({ name, title, brand }: { name: string; title: string; brand?: BrandCode }): StoryObj {
  return {
    render: (_, { globals }) => {
      const query = new URLSearchParams({ scenario: name, panel: 'off', site: brand ?? String(globals['brand']) });
      if (globals['scheme'] !== 'system') query.set('scheme', String(globals['scheme']));
      return <iframe key={query.toString()} className={css.screen} title={title} src={`${CLIENT}/?${query}`} />;
    },
  };
}
