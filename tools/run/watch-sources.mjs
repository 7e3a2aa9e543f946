import { existsSync, watch } from 'node:fs'
import { inRepository } from './places.mjs'

/** What the API runs, or reads when it starts. */
const folders = [
  'packages/contract',
  'packages/design',
  'packages/framework',
  'packages/meta',
  'modules',
  'demo',
]
const watched = [
  ...[...folders, 'apps/server'].map((folder) => ({ folder, isDeep: true })),
  // Both apps' pages lie beside their sources, of which Vite takes care.
  ...['apps/app', 'apps/desk'].map((folder) => ({ folder, isDeep: false })),
]

const isNoise = (file) =>
  file === null ||
  /(^|\/)(dist|node_modules|\.cache)\/|\.test\.ts$/.test(file) ||
  !/\.(ts|mjs|json|html)$/.test(file)

/** Milliseconds of quiet after a change: an editor saves several files at once. */
const settleTime = 150

/** Watches what the API is made of; `next()` waits for a change since it was last asked. */
export function watchServerSources() {
  let pending
  let waiting
  let timer
  const settle = (path) => {
    pending = waiting === undefined ? path : undefined
    waiting?.(path)
    waiting = undefined
  }
  for (const { folder, isDeep } of watched.filter((one) => existsSync(inRepository(one.folder)))) {
    watch(inRepository(folder), { recursive: isDeep }, (_event, file) => {
      if (isNoise(file)) return
      clearTimeout(timer)
      timer = setTimeout(() => settle(`${folder}/${file}`), settleTime)
    })
  }
  const next = () =>
    new Promise((resolve) => {
      if (pending === undefined) waiting = resolve
      else resolve(pending)
      pending = undefined
    })
  return { next }
}
