import { runNode, start } from './processes/child.mjs'
import { freePort } from './processes/free-port.mjs'
import { nodeBinary } from './install/node-binary.mjs'
import { log, logWhile } from './log.mjs'
import { wasStopped } from './processes/signals.mjs'
import { existsSync, watch } from 'node:fs'
import { inRepository } from './places.mjs'

const devServerScript = 'tools/dev-server/main.ts'

const apiScript = 'apps/server/development.ts'

/** Node flags for stripped sources, which save a third of a start. */
const apiFlags = [
  '--disable-warning=ExperimentalWarning',
  '--import=./apps/server/stripped/load-stripped.mjs',
]

const isDesign = (path) => /^packages\/design\/src\/(drawing|fonts|tokens)\//.test(path)

const buildDesign = () =>
  logWhile('Making fonts and pictures', () => runNode(['packages/design/src/build.ts']))

function launch(args, env) {
  const { child, ended } = start(nodeBinary(), args, { hasChannel: true, env })
  const ready = new Promise((resolve) => child.once('message', () => resolve(true)))
  const stop = () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
    return ended
  }
  return { ended, isReady: Promise.race([ready, ended.then(() => false)]), stop }
}

function apiStarter(port, env) {
  let wasReady = false
  return () => {
    const since = performance.now()
    const api = launch([...apiFlags, apiScript, String(port), wasReady ? 'again' : 'first'], env)
    let isWanted = true
    void api.isReady.then((isReady) => {
      if (isReady && wasReady)
        log(`The server runs again (${((performance.now() - since) / 1000).toFixed(1)} s)`)
      wasReady ||= isReady
    })
    const ended = api.ended.then((code) => {
      if (isWanted && !wasStopped()) log(`The server ended (${code}); waiting for a change`)
    })
    const stop = () => {
      isWanted = false
      return api.stop()
    }
    return { ended, stop }
  }
}

async function runUntilStopped(startApi, devServer) {
  const sources = watchServerSources()
  while (!wasStopped()) {
    const api = startApi()
    const change = sources.next()
    const stopped = api.ended.then(() => (wasStopped() ? undefined : change))
    const changed = await Promise.race([change, stopped, devServer.ended.then(() => undefined)])
    if (changed !== undefined) log(`${changed} changed`)
    await api.stop()
    if (changed === undefined) return
    if (isDesign(changed)) await buildDesign()
  }
}

export async function develop() {
  const code = await buildDesign()
  if (code !== 0 || wasStopped()) return code
  const apiPort = await freePort()
  const env = { PORT: process.env.PORT === '0' ? String(await freePort()) : (process.env.PORT ?? '') }
  const devServer = launch([devServerScript, String(apiPort)], env)
  if (await devServer.isReady) await runUntilStopped(apiStarter(apiPort, env), devServer)
  return devServer.stop()
}

/** Folders that the API runs, or reads when it starts. */
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
  // Pages of both apps are beside their sources, which Vite watches.
  ...['apps/app', 'apps/desk'].map((folder) => ({ folder, isDeep: false })),
]

const isNoise = (file) =>
  file === null ||
  /(^|\/)(dist|node_modules|\.cache)\/|\.test\.ts$/.test(file) ||
  !/\.(ts|mjs|json|html)$/.test(file)

/** Milliseconds without a change: an editor saves several files at once. */
const settleTime = 150

/** Watches the sources of the API; `next()` waits for a change since its last call. */
function watchServerSources() {
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
