import { addons } from 'storybook/manager-api';

// The panel is for arguments and interactions, of which there are none.
addons.setConfig({ showPanel: false });
