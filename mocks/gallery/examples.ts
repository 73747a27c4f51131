import { composeStories, type Meta, type StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { storyNameFromExport } from 'storybook/internal/csf';

/** The module of a file of stories: `__namedExportsOrder` has its exports as they are written. */
export type StoryFile = { default: Meta; __namedExportsOrder: string[] } & Record<string, StoryObj>;

/** Returns Storybook's name of a story as a sentence: 'Long Text' becomes 'Long text'. */
const sentence = (name: string) => name.replaceAll(/ [A-Z](?=[a-z]*( |$))/g, (letter) => letter.toLowerCase());

/** Returns the stories of a file by their names in sentence case; with `name`, only the story that Storybook calls so. */
export function examplesOf(file: StoryFile, name?: string): Record<string, ComponentType> {
  const stories = composeStories(file);
  return Object.fromEntries(
    file.__namedExportsOrder.flatMap((key) => {
      const story = stories[key];
      const ownName = file[key]?.name;
      const derivedName = storyNameFromExport(key);
      if (!story || (name !== undefined && name !== (ownName ?? derivedName))) return [];
      return [[ownName ?? sentence(derivedName), story]];
    }),
  );
}
