import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { runNode } from '../processes/child.mjs'
import { inRepository } from '../places.mjs'
import { logWhile } from '../log.mjs'
import { hashOf } from './source-hash.mjs'

const sources = ['apps/server', 'modules', 'packages', 'demo', 'bench']
const folder = inRepository('.cache', 'stripped')
const stamp = inRepository('.cache', 'stripped', 'stamp')

/** Strips the types of the server's sources in a process of its own, once for each state that they are in. */
export async function stripServer() {
  const hash = hashOf(sources, [process.version])
  if (existsSync(stamp) && readFileSync(stamp, 'utf8').trim() === hash) return 0
  rmSync(folder, { recursive: true, force: true })
  const code = await logWhile('Reading the server’s sources', () =>
    runNode(['--disable-warning=ExperimentalWarning', 'apps/server/stripped/strip-ahead.mjs']),
  )
  if (code !== 0) return code
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, `${hash}\n`)
  return 0
}
