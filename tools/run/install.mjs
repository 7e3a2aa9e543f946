import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { run } from './child.mjs'
import { npm } from './npm.mjs'
import { inHouse } from './places.mjs'
import { sayWhile } from './say.mjs'

/** What is installed, in our own words: npm's are written before its work is done. */
const mark = inHouse('node_modules', '.mela-lock')

const wanted = () =>
  createHash('sha256')
    .update(`${process.platform}-${process.arch}`)
    .update(readFileSync(inHouse('package-lock.json')))
    .digest('hex')

/** Installs the locked packages unless exactly those are there. A broken-off installation counts as none. */
export async function install() {
  const hash = wanted()
  if (existsSync(mark) && readFileSync(mark, 'utf8').trim() === hash) return
  rmSync(mark, { force: true })
  const { program, first } = npm()
  const args = [
    ...first,
    'ci',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]
  const code = await sayWhile('Installing packages', () => run(program, args))
  if (code !== 0) throw new Error('The packages could not be installed: see the lines above.')
  writeFileSync(mark, `${hash}\n`)
}
