import { build } from './build/build.mjs'
import { runNode } from './processes/child.mjs'
import { serverEnvironment, serverFlags } from './processes/server-process.mjs'
import { wasStopped } from './processes/signals.mjs'
import { stripServer } from './build/strip-server.mjs'

export const serverScript = 'apps/server/main.ts'

/** Builds what is stale and runs the server until it is stopped. */
export async function serve(words) {
  const code = (await build()) || (await stripServer())
  if (code !== 0 || wasStopped()) return code
  return runNode([...serverFlags, serverScript, ...words], {
    hasChannel: true,
    env: { ...serverEnvironment, NODE_ENV: process.env.NODE_ENV ?? 'production' },
  })
}
