export interface Admission {
  /** Null when there are as many as there may be; otherwise what is called when this one goes. */
  enter(who: string): (() => void) | null
}

/** Counts how many are in at once, each under a name. */
export function createAdmission(most: number): Admission {
  const inside = new Map<string, number>()
  return {
    enter(who) {
      const count = inside.get(who) ?? 0
      if (count >= most) return null
      inside.set(who, count + 1)
      return () => {
        const left = (inside.get(who) ?? 1) - 1
        if (left > 0) inside.set(who, left)
        else inside.delete(who)
      }
    },
  }
}
