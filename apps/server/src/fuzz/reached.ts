import type { Outcome } from './send-hostile.ts'

interface Reach {
  readonly asked: number
  /** How often it did what it is for. */
  readonly done: number
}

/** For each operation, how often it was asked and how often it did what was asked. */
export function reachedBy(outcomes: readonly Outcome[]): ReadonlyMap<string, Reach> {
  const reached = new Map<string, Reach>()
  for (const { operation, status } of outcomes) {
    const { asked, done } = reached.get(operation) ?? { asked: 0, done: 0 }
    reached.set(operation, { asked: asked + 1, done: done + (status >= 200 && status < 300 ? 1 : 0) })
  }
  return reached
}
