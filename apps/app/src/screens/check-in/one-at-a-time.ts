import { MelaError } from '#client'
import type { HeldState, Network } from './door-state.ts'

type Work = () => Promise<void>

function networkAfter(error: unknown): Network {
  if (!(error instanceof MelaError)) return 'offline'
  if (error.status === 401) return 'signed out'
  if (error.status === 403) return error.is('AuthenticationError') ? 'signed out' : 'shut'
  return 'offline'
}

/**
 * Works with the store one thing at a time; the latest that is wanted meanwhile comes after it. What the store refuses or
 * does not answer leaves everything on the device as it is.
 */
export function oneAtATime(held: HeldState) {
  let next: Work | null = null
  return async function reach(work: Work): Promise<void> {
    if (held.get().isBusy) {
      next = work
      return
    }
    held.become({ isBusy: true })
    const network = await work().then((): Network => 'online', networkAfter)
    held.become({ network, isBusy: false })
    const wanted = network === 'online' ? next : null
    next = null
    if (wanted) await reach(wanted)
  }
}
