import { LRUCache } from 'lru-cache'
import { createAcquaintances } from './acquaintances.ts'
import type { ReadyAnswer } from './ready-answer.ts'

interface Entry {
  readonly answer: ReadyAnswer
  readonly tags: readonly string[]
  /** The cache's count of invalidations when its reading began. */
  readonly generation: number
  readonly freshUntil: number
}

export interface CachedAnswer {
  readonly answer: ReadyAnswer
  /** False once a tag fell or the time is up: then it is for the case that the database is away. */
  readonly isFresh: boolean
}

export interface Filling {
  /** Keeps an answer, unless a tag fell since `begin`: then it may be older than the change. */
  store(
    key: string,
    answer: ReadyAnswer,
    kept: { readonly tags: Iterable<string>; readonly freshUntil: number },
  ): void
}

/**
 * Answers that are the same for every guest. Tags are names of document types: a change of one makes every answer
 * that read it stale, however many there are, in constant time.
 */
export interface GuestCache {
  find(key: string, now?: number): CachedAnswer | undefined
  begin(): Filling
  /** Another number after each change of one of these types, and after each silence. */
  changesOf(tags: Iterable<string>): number
  invalidate(tags: Iterable<string>): void
  /** After a silence in which changes may have been missed. */
  invalidateAll(): void
}

const MOST_BYTES = 24 * 1024 * 1024
/**
 * What was asked once may never be asked again: the last few wait in a small room until somebody does. It is so small that
 * they die young; answers that grow old before they are thrown away cost the collector a third of the processor.
 */
const NEWCOMERS = { max: 32, maxSize: 2 * 1024 * 1024 }

/** With room for the two packings, which take about a third each. */
function sizeOf({ answer }: Entry): number {
  return Math.ceil(answer.size * 1.7) + 1024
}

export function createGuestCache(): GuestCache {
  const newcomers = new LRUCache<string, Entry>({ ...NEWCOMERS, sizeCalculation: sizeOf })
  const regulars = new LRUCache<string, Entry>({ maxSize: MOST_BYTES, sizeCalculation: sizeOf })
  const acquaintances = createAcquaintances()
  const fallen = new Map<string, number>()
  let generation = 1
  let floor = 0

  const isFresh = (entry: Entry, now: number) =>
    entry.generation > floor &&
    now < entry.freshUntil &&
    entry.tags.every((tag) => (fallen.get(tag) ?? 0) < entry.generation)

  const entryOf = (key: string): Entry | undefined => {
    const regular = regulars.get(key)
    if (regular) return regular
    const newcomer = newcomers.get(key)
    if (newcomer) {
      newcomers.delete(key)
      regulars.set(key, newcomer)
    }
    return newcomer
  }

  return {
    find(key, now = Date.now()) {
      const entry = entryOf(key)
      return entry && { answer: entry.answer, isFresh: isFresh(entry, now) }
    },
    begin() {
      const begun = generation
      return {
        store: (key, answer, { tags, freshUntil }) => {
          const room = acquaintances.meet(key) ? regulars : newcomers
          room.set(key, { answer, tags: [...tags], generation: begun, freshUntil })
        },
      }
    },
    changesOf: (tags) => Math.max(floor, ...[...tags].map((tag) => fallen.get(tag) ?? 0)),
    invalidate(tags) {
      for (const tag of tags) fallen.set(tag, generation)
      generation += 1
    },
    invalidateAll() {
      floor = generation
      generation += 1
    },
  }
}
