/** Returns the environment of a command in a clone: these variables, and nothing that `npm run` has added. */
export function cloneEnvironment(more: Record<string, string>): Record<string, string | undefined> {
  const entries = Object.entries(process.env).filter(([name]) => !name.startsWith('npm_'));
  const path = (process.env['PATH'] ?? '').split(':').filter((entry) => !entry.includes('node_modules'));
  return { ...Object.fromEntries(entries), PATH: path.join(':'), ...more };
}
