import { build, stripServer } from './build/build.mjs'
import { runNode } from './processes/child.mjs'
import { wasStopped } from './processes/signals.mjs'
import { readFileSync } from 'node:fs'
import { inRepository } from './places.mjs'

const serverScript = 'apps/server/main.ts'

export async function serve(words) {
  const code = (await build()) || (await stripServer())
  if (code !== 0 || wasStopped()) return code
  return runNode([...serverFlags, serverScript, ...words], {
    hasChannel: true,
    env: { NODE_ENV: process.env.NODE_ENV ?? 'production' },
  })
}

const { flags } = JSON.parse(readFileSync(inRepository('apps', 'server', 'process.json'), 'utf8'))

/** Flags of the server's process: memory limits, and how its sources are read. */
const serverFlags = flags
