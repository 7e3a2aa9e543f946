import { constants } from 'node:os'
import { signalChildren } from './child.mjs'
import { readFileSync } from 'node:fs'

/**
 * Milliseconds within which repeated signals count as one: Ctrl-C arrives from the terminal and, a moment later, from
 * npm.
 */
const echoWindow = 1_500

const receivedAt = new Map()

function passOn(signal) {
  const now = performance.now()
  const isEcho = now - (receivedAt.get(signal) ?? Number.NEGATIVE_INFINITY) < echoWindow
  receivedAt.set(signal, now)
  if (isEcho) return
  // A closed terminal means a stop, which children know as SIGTERM.
  if (signalChildren(signal === 'SIGHUP' ? 'SIGTERM' : signal) === 0)
    process.exit(128 + constants.signals[signal])
}

/** npm may end without a signal to us. */
function watchNpm() {
  const hasEnded = npmWatch()
  const look = setInterval(() => {
    if (!hasEnded()) return
    clearInterval(look)
    if (!wasStopped()) passOn('SIGTERM')
  }, 500)
  look.unref()
}

/** Passes each stop signal to the children once; they decide how long they need. */
export function watchSignals() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => passOn(signal))
  watchNpm()
}

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
 * Returns a check for the end of an npm process above us: npm usually passes signals on, and npx does not. False when
 * npm did not start us.
 */
function npmWatch() {
  if (process.env.npm_lifecycle_event === undefined) return () => false
  const parent = process.ppid
  const ancestors = process.platform === 'linux' ? npmAncestors() : []
  return () => process.ppid !== parent || !ancestors.every(isNpm)
}
