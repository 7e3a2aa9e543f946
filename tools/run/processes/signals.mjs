import { constants } from 'node:os'
import { signalChildren } from './child.mjs'
import { npmWatch } from './npm-ancestors.mjs'

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
