import { isContent, parseJson } from '../content.ts'
import type { DeviceStore } from '../device/device-store.ts'

/** Last successful response to a call and its time in milliseconds since 1970. */
export interface CachedResponse<Value = unknown> {
  at: number
  value: Value
}

export const answerPrefix = 'mela.answer.'
const mostAnswers = 40
/** Goes up with every release that renames keys of responses: the app does not read those of an earlier one. */
const shape = 2
const mostCharacters = 200_000

export function cacheResponse(store: DeviceStore, key: string, answer: CachedResponse): void {
  const text = JSON.stringify({ ...answer, shape })
  if (text.length > mostCharacters) return
  store.write(answerPrefix + key, text)
  forgetOldest(store)
}

/** Returns the cached response. The caller names the type, which is the same for all calls of a key. */
export function readCachedResponse<Value>(
  store: DeviceStore,
  key: string,
): CachedResponse<Value> | undefined {
  const cached = parseJson(store.read(answerPrefix + key) ?? '')
  return isCachedResponse<Value>(cached) ? { at: cached.at, value: cached.value } : undefined
}

function isCachedResponse<Value>(cached: unknown): cached is CachedResponse<Value> {
  return (
    isContent(cached) && cached['shape'] === shape && typeof cached['at'] === 'number' && 'value' in cached
  )
}

function forgetOldest(store: DeviceStore): void {
  const keys = store.keys().filter((key) => key.startsWith(answerPrefix))
  if (keys.length <= mostAnswers) return
  const age = (key: string) => readCachedResponse(store, key.slice(answerPrefix.length))?.at ?? 0
  const oldest = keys.toSorted((left, right) => age(left) - age(right))
  for (const key of oldest.slice(0, keys.length - mostAnswers)) store.remove(key)
}
