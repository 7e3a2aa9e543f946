import { randomInt } from 'node:crypto'
import { confirmLimits, lookUpLimits } from '#community/renewals'
import type { RateLimit } from '#framework/rate-limit'

const DAY = 24 * 3600
const CODES = 1_000_000
export const VISITS = 4
const ATTEMPTS = 5

interface Window {
  count: number
  until: number
}

/** Counts as the site's rate limits do: a window begins with its first attempt, and a refusal ends the counting. */
function createCounts() {
  const windows = new Map<string, Window>()
  const isLeft = ({ key, most, seconds }: RateLimit, now: number): boolean => {
    const known = windows.get(key)
    const window = known !== undefined && known.until > now ? known : { count: 0, until: now + seconds }
    windows.set(key, window)
    window.count += 1
    return window.count <= most
  }
  return { take: (limits: readonly RateLimit[], now: number) => limits.every((limit) => isLeft(limit, now)) }
}

interface Held {
  readonly id: string
  readonly code: number
  attempts: number
}

export interface CampaignOutcome {
  readonly tries: number
  readonly lookUps: number
  readonly judged: number
  readonly right: number
  readonly ownerBegan: number
  readonly ownerWentOn: boolean
}

export function campaign({ tries, networks }: { tries: number; networks: number }): CampaignOutcome {
  const phone = '+919840012345'
  const counts = createCounts()
  const addressOf = (number: number) => `10.${Math.floor(number / 250) % 250}.${number % 250}.1`
  const lookUp = (address: string, now: number) => counts.take(lookUpLimits({ phone, address }), now)
  const judged = (held: Held, now: number) => {
    if (!counts.take(confirmLimits(held.id), now) || held.attempts >= ATTEMPTS) return false
    held.attempts += 1
    return true
  }
  const outcome = { lookUps: 0, judged: 0, right: 0, ownerBegan: 0 }
  const own: Held = { id: 'own', code: randomInt(CODES), attempts: 0 }
  let held: Held | null = null
  let nextVisit = DAY / VISITS / 2
  for (let number = 0; number < tries; number += 1) {
    const now = (number * DAY) / tries
    if (now >= nextVisit) {
      nextVisit += DAY / VISITS
      if (lookUp('192.0.2.1', now)) outcome.ownerBegan += 1
    }
    if (held !== null && judged(held, now)) {
      outcome.judged += 1
      if (randomInt(CODES) === held.code) outcome.right += 1
    } else if (lookUp(addressOf(number % networks), now)) {
      outcome.lookUps += 1
      held = { id: String(number), code: randomInt(CODES), attempts: 0 }
    } else held = null
  }
  return { tries, ...outcome, ownerWentOn: judged(own, DAY) }
}
