import { constants } from 'node:os'
import { signalChildren } from './child.mjs'

/**
 * Milliseconds within which the same signal is one signal: a Ctrl-C reaches us from the terminal and, a moment
 * later, from npm.
 */
const oneWish = 1_500

const heard = new Map()

function passOn(signal) {
  const now = performance.now()
  const isEcho = now - (heard.get(signal) ?? Number.NEGATIVE_INFINITY) < oneWish
  heard.set(signal, now)
  if (isEcho) return
  if (signalChildren(signal) === 0) process.exit(128 + constants.signals[signal])
}

/** npm may be ended without telling us: then our parent is another one. */
function watchParent() {
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  const look = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(look)
    passOn('SIGTERM')
  }, 500)
  look.unref()
}

/** Passes each wish to stop on to what runs, once; what runs decides how long it needs. */
export function watchSignals() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => passOn(signal))
  watchParent()
}

/** Whether someone asked us to stop: steps that were to follow must not. */
export const wasStopped = () => heard.size > 0
