import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { run } from '../processes/child.mjs'
import { inRepository } from '../places.mjs'
import { logWhile } from '../log.mjs'
import { findNode } from './node-binary.mjs'

/** Marker of a complete installation; npm's own is written before its work is done. */
const mark = inRepository('node_modules', '.mela-lock')

const wanted = () =>
  createHash('sha256')
    .update(`${process.platform}-${process.arch}`)
    .update(readFileSync(inRepository('package-lock.json')))
    .digest('hex')

/** Installs the locked packages unless exactly those are installed. An interrupted installation counts as none. */
async function install() {
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
  const code = await logWhile('Installing packages', () => run(program, args))
  if (code !== 0) throw new Error('The packages could not be installed: see the lines above.')
  writeFileSync(mark, `${hash}\n`)
}

export function npm() {
  const script = process.env.npm_execpath
  const isNpm = script !== undefined && /npm-cli\.c?js$/.test(script) && existsSync(script)
  return isNpm ? { program: process.execPath, first: [script] } : { program: 'npm', first: [] }
}

export async function prepare() {
  await install()
  findNode()
}
