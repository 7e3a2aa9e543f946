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

/** A promise for the next change of a source. */
function nextChange() {
  const { promise, resolve } = deferred()
  let timer
  const watchers = watched
    .filter((folder) => existsSync(inHouse(folder)))
    .map((folder) =>
      watch(inHouse(folder), { recursive: true }, (_event, file) => {
        if (isNoise(file)) return
        clearTimeout(timer)
        timer = setTimeout(() => resolve(`${folder}/${file}`), quiet)
      }),
    )
  return promise.finally(() => watchers.forEach((watcher) => watcher.close()))
}

function deferred() {
  let resolve
  const promise = new Promise((done) => (resolve = done))
  return { promise, resolve }
}

async function stop({ child, ended }) {
  if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
  await ended
}

/** Runs the server; whenever a source changes, builds what that made stale and starts the server again. */
export async function develop(words) {
  while (!wasStopped()) {
    const change = nextChange()
    const code = await build()
    if (wasStopped()) return code
    const server =
      code === 0 ? start(nodeBinary(), [serverScript, ...words], { hasChannel: true }) : undefined
    const ended = server?.ended.then((exit) => say(`The server ended (${exit}); waiting for a change`))
    const changed = await Promise.race([
      change,
      ended?.then(() => (wasStopped() ? undefined : change)) ?? change,
    ])
    if (changed !== undefined) say(`${changed} changed`)
    if (server !== undefined) await stop(server)
  }
  return 0
}
