import { build } from './build.mjs'
import { runNode } from './child.mjs'
import { wasStopped } from './signals.mjs'

export const serverScript = 'apps/server/main.ts'

/** Builds what is stale and runs the server until it is stopped. */
export async function serve(words) {
  const code = await build()
  if (code !== 0 || wasStopped()) return code
  return runNode([serverScript, ...words], {
    hasChannel: true,
    env: { NODE_ENV: process.env.NODE_ENV ?? 'production' },
  })
}
