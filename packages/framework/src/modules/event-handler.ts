import type { Documents } from '#framework/documents'
import type { Site } from '#framework/tasks'
import type { ExtensionPoint } from './extension-point.ts'

export interface Signal {
  readonly id: string
  readonly name: string
  readonly payload: Readonly<Record<string, string | number | null>>
}

/** Where a reaction runs. */
export interface Place extends Site {
  /** What other rooms added to an extension point of this one. */
  extensions<T>(point: ExtensionPoint<T>): readonly T[]
}

/** A reaction to what happened. It runs after the commit, in a transaction of its own, once in effect. */
export interface Subscription {
  readonly signal: string
  /** Tells one reaction to a signal from another; it must not change. */
  readonly key: string
  run(signal: Signal, documents: Documents, place: Place): Promise<void>
}

export function on(signal: string, key: string, run: Subscription['run']): Subscription {
  return { signal, key, run }
}
