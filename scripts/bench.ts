import { spawn } from 'node:child_process';
import { build } from 'vite';
import { onShutdownSignal } from '../server/startup/shutdown-signals.ts';

/** `npm run bench -- search`: builds the bench with the server it measures (decorators need it), then runs it. */
await build({ build: { ssr: true, outDir: 'dist/bench', rolldownOptions: { input: { bench: 'bench/bench.ts' } } } });
const child = spawn(process.execPath, ['--enable-source-maps', 'dist/bench/bench.js', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
onShutdownSignal(() => void child.kill());
child.on('exit', (code) => process.exit(code ?? 1));
