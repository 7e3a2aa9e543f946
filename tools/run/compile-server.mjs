import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { runNode } from './child.mjs'
import { inHouse } from './places.mjs'
import { sayWhile } from './say.mjs'
import { serverEnvironment, serverFlags } from './server-process.mjs'
import { hashOf } from './source-hash.mjs'

const sources = ['apps/server', 'modules', 'packages', 'demo', 'package-lock.json']
const stamp = inHouse('.cache', 'compiled-server')

/** Compiles the server's sources in a process of their own, once for each state that they are in. */
export async function compileServer() {
  const hash = hashOf(sources, [process.version])
  if (existsSync(stamp) && readFileSync(stamp, 'utf8').trim() === hash) return 0
  const code = await sayWhile('Compiling the server', () =>
    runNode([...serverFlags, 'apps/server/src/compile-ahead.ts'], {
      env: { ...serverEnvironment, NODE_ENV: process.env.NODE_ENV ?? 'production' },
    }),
  )
  if (code !== 0) return code
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, `${hash}\n`)
  return 0
}
