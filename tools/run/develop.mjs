import { existsSync, watch } from 'node:fs'
import { apps, build } from './build.mjs'
import { start } from './child.mjs'
import { nodeBinary } from './node-binary.mjs'
import { inHouse } from './places.mjs'
import { say } from './say.mjs'
import { serverScript } from './serve.mjs'
import { wasStopped } from './signals.mjs'

const watched = ['packages', 'modules', 'demo', 'apps/server', ...apps.map((app) => `apps/${app}`)]

const isNoise = (file) => file === null || /(^|\/)(dist|node_modules|\.cache)\/|\.test\.tsx?$|~$/.test(file)

/** Milliseconds of quiet after a change: an editor saves several files at once. */
const quiet = 150

/** Watches the sources; `next()` waits for a change since it was last asked. */
function watchSources() {
  let pending
  let waiting
  let timer
  const settle = (path) => {
    pending = waiting === undefined ? path : undefined
    waiting?.(path)
    waiting = undefined
  }
  for (const folder of watched.filter((path) => existsSync(inHouse(path)))) {
    watch(inHouse(folder), { recursive: true }, (_event, file) => {
      if (isNoise(file)) return
      clearTimeout(timer)
      timer = setTimeout(() => settle(`${folder}/${file}`), quiet)
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

/** Starts the server. It may end by itself, by a mistake in a source or by a person's wish. */
function startServer(words) {
  const { child, ended } = start(nodeBinary(), [serverScript, ...words], { hasChannel: true })
  const state = { isWanted: true }
  const gone = ended.then((code) => {
    if (state.isWanted && !wasStopped()) say(`The server ended (${code}); waiting for a change`)
  })
  const stop = () => {
    state.isWanted = false
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
    return gone
  }
  return { gone, stop }
}

/** Runs the server; whenever a source changes, builds what that made stale and starts the server again. */
export async function develop(words) {
  const sources = watchSources()
  while (!wasStopped()) {
    const code = await build()
    if (wasStopped()) return code
    const server = code === 0 ? startServer(words) : undefined
    const change = sources.next()
    const stopped = server?.gone.then(() => (wasStopped() ? undefined : change)) ?? change
    const changed = await Promise.race([change, stopped])
    if (changed !== undefined) say(`${changed} changed`)
    await server?.stop()
  }
  return 0
}
