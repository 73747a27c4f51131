import { startConsole } from './start-console.tsx';

const root = document.getElementById('root');
if (root) startConsole(root);
