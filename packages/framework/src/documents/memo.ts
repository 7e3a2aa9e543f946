import type { Documents } from './documents.ts'

/** Names a value that is computed once for each unit of work and caller. Two keys of one name are two keys. */
export interface MemoKey<T> {
  readonly name: string
  readonly of?: T
}

export type Memo = <T>(key: MemoKey<T>, make: () => T) => T

export function memoKey<T>(name: string): MemoKey<T> {
  return { name }
}

interface Entry<T> {
  readonly key: MemoKey<T>
  readonly value: T
}

function isOf<T>(entry: Entry<unknown>, key: MemoKey<T>): entry is Entry<T> {
  return entry.key === key
}

export function createMemo(): Memo {
  const entries = new Map<MemoKey<unknown>, Entry<unknown>>()
  return (key, make) => {
    const known = entries.get(key)
    if (known && isOf(known, key)) return known.value
    const value = make()
    entries.set(key, { key, value })
    return value
  }
}

/**
 * Runs a query once for each unit of work and caller. For work that only reads: later writes do not change the result.
 */
export function memoised<Answer>(
  ask: (documents: Documents) => Promise<Answer>,
): (documents: Documents) => Promise<Answer> {
  const key = memoKey<Promise<Answer>>('asked once')
  return (documents) => documents.memo(key, () => ask(documents))
}
