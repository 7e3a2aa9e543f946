interface Bounds {
  /** As many at once. */
  readonly burst: number
  readonly perSecond: number
}

/** How often somebody may still speak: what was used comes back with time. `now` is in milliseconds. */
export function createAllowance({ burst, perSecond }: Bounds, now: () => number = Date.now) {
  let left = burst
  let seen = now()
  return {
    take(): boolean {
      const moment = now()
      left = Math.min(burst, left + ((moment - seen) / 1000) * perSecond)
      seen = moment
      if (left < 1) return false
      left -= 1
      return true
    },
  }
}
