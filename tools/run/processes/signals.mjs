import { constants } from 'node:os'
import { signalChildren } from './child.mjs'
import { readFileSync } from 'node:fs'

/**
 * Milliseconds within which the same signal is one signal: a Ctrl-C reaches us from the terminal and, a moment
 * later, from npm.
 */
const echoWindow = 1_500

const receivedAt = new Map()

function passOn(signal) {
  const now = performance.now()
  const isEcho = now - (receivedAt.get(signal) ?? Number.NEGATIVE_INFINITY) < echoWindow
  receivedAt.set(signal, now)
  if (isEcho) return
  // A closed terminal means the end, and only we know that name for it.
  if (signalChildren(signal === 'SIGHUP' ? 'SIGTERM' : signal) === 0)
    process.exit(128 + constants.signals[signal])
}

/** npm may be ended without telling us. */
function watchNpm() {
  const hasEnded = npmWatch()
  const look = setInterval(() => {
    if (!hasEnded()) return
    clearInterval(look)
    if (!wasStopped()) passOn('SIGTERM')
  }, 500)
  look.unref()
}

/** Passes each wish to stop on to what runs, once; what runs decides how long it needs. */
export function watchSignals() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => passOn(signal))
  watchNpm()
}

/** Whether someone asked us to stop: steps that were to follow must not. */
export const wasStopped = () => receivedAt.size > 0

const readProcess = (pid) => {
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return { command, parent: Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[1]) }
  } catch {
    return { command: '', parent: 0 }
  }
}

const isNpm = (pid) => /\b(npm|npx)\b/.test(readProcess(pid).command)

/** The npm processes above us: one, or three when npx started an npm of another version (with a shell between). */
function npmAncestors() {
  const found = []
  for (let pid = process.ppid; pid > 1 && isNpm(pid); pid = readProcess(pid).parent) found.push(pid)
  return found
}

/**
 * A question to ask now and then: has one of the npm processes above us ended? npm passes signals on most of
 * the time, and npx does not; whoever ends one of them means us. Always false when npm did not start us.
 */
function npmWatch() {
  if (process.env.npm_lifecycle_event === undefined) return () => false
  const parent = process.ppid
  const ancestors = process.platform === 'linux' ? npmAncestors() : []
  return () => process.ppid !== parent || !ancestors.every(isNpm)
}
