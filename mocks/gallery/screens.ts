/** The stories of the screens: .storybook/stories.ts adds one for each scenario. */
export {};
