import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { runNode } from '../processes/child.mjs'
import { inRepository } from '../places.mjs'
import { logWhile } from '../log.mjs'
import { hashOf } from './source-hash.mjs'

/** What a built app is made of, besides its own folder. */
const shared = [
  'packages/client',
  'packages/contract',
  'packages/design',
  'packages/meta',
  'tools/pack-assets.ts',
  'package-lock.json',
]

export const apps = ['app', 'desk'].filter((name) =>
  existsSync(inRepository('apps', name, 'build', 'build.ts')),
)

/** What browsers get of a build. */
const servedOf = (app) => (app === 'app' ? 'apps/app/dist/client' : `apps/${app}/dist`)

const stampOf = (app) => inRepository('apps', app, 'dist', '.stamp')

/** A native build's host is part of what is built. */
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

/** Builds each app whose sources differ from what its last whole build was made of; with `--force`, every app. */
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
