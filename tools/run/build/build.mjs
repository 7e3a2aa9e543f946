import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runNode } from '../processes/child.mjs'
import { inRepository } from '../places.mjs'
import { logWhile } from '../log.mjs'
import { createHash } from 'node:crypto'

const shared = [
  'packages/client',
  'packages/contract',
  'packages/design',
  'packages/meta',
  'tools/pack-assets.ts',
  'package-lock.json',
]

const apps = ['app', 'desk'].filter((name) => existsSync(inRepository('apps', name, 'build', 'build.ts')))

const servedOf = (app) => (app === 'app' ? 'apps/app/dist/client' : `apps/${app}/dist`)

const stampOf = (app) => inRepository('apps', app, 'dist', '.stamp')

/** A native build's host is part of its hash. */
const hashOfApp = (app) => hashOf([`apps/${app}`, ...shared], [process.env.VITE_MELA_HOST ?? ''])

async function buildApp(app, hash) {
  const stamp = stampOf(app)
  rmSync(stamp, { force: true })
  const code = await logWhile(`Building the ${app}`, () =>
    runNode([`apps/${app}/build/build.ts`], { env: { NODE_ENV: 'production' } }),
  )
  if (code !== 0) return code
  const packed = await logWhile(`Packing the ${app}`, () => runNode(['tools/pack-assets.ts', servedOf(app)]))
  if (packed !== 0) return packed
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, `${hash}\n`)
  return 0
}

/** Builds each app whose sources changed since its last complete build; with `--force`, every app. */
export async function build(words = []) {
  for (const app of apps) {
    const hash = hashOfApp(app)
    const stamp = stampOf(app)
    const isFresh = existsSync(stamp) && readFileSync(stamp, 'utf8').trim() === hash
    if (isFresh && !words.includes('--force')) continue
    const code = await buildApp(app, hash)
    if (code !== 0) return code
  }
  return 0
}

const serverSources = ['apps/server', 'modules', 'packages', 'demo', 'bench']

const strippedFolder = inRepository('.cache', 'stripped')

const strippedStamp = inRepository('.cache', 'stripped', 'stamp')

export async function stripServer() {
  const hash = hashOf(serverSources, [process.version])
  if (existsSync(strippedStamp) && readFileSync(strippedStamp, 'utf8').trim() === hash) return 0
  rmSync(strippedFolder, { recursive: true, force: true })
  const code = await logWhile('Reading the server’s sources', () =>
    runNode(['--disable-warning=ExperimentalWarning', 'apps/server/stripped/strip-ahead.mjs']),
  )
  if (code !== 0) return code
  mkdirSync(dirname(strippedStamp), { recursive: true })
  writeFileSync(strippedStamp, `${hash}\n`)
  return 0
}

const skippedFolders = new Set(['dist', 'node_modules', '.cache'])

function* filesBelow(path) {
  if (!existsSync(inRepository(path))) return
  if (statSync(inRepository(path)).isFile()) return yield path
  for (const entry of readdirSync(inRepository(path), { withFileTypes: true })) {
    if (skippedFolders.has(entry.name)) continue
    if (entry.isDirectory()) yield* filesBelow(join(path, entry.name))
    else if (entry.isFile()) yield join(path, entry.name)
  }
}

function hashOf(paths, words = []) {
  const hash = createHash('sha256').update(JSON.stringify(words))
  for (const file of paths.flatMap((path) => [...filesBelow(path)]).sort()) {
    hash.update(`\0${file}\0`).update(readFileSync(inRepository(file)))
  }
  return hash.digest('hex')
}
