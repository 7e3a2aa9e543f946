import type { StoredResponse } from '#client/react'
import { isContent, parseJson } from '../content.ts'
import type { DeviceStore } from '../device/device-store.ts'

/** Devices have responses under this prefix since the first version. */
export const responsePrefix = 'mela.answer.'
const mostResponses = 40
/** Goes up with every release that renames keys of responses: the app does not read those of an earlier one. */
const shape = 2
const mostCharacters = 200_000

export function cacheResponse(store: DeviceStore, key: string, response: StoredResponse): void {
  const text = JSON.stringify({ ...response, shape })
  if (text.length > mostCharacters) return
  store.write(responsePrefix + key, text)
  forgetOldest(store)
}

export function readCachedResponse(store: DeviceStore, key: string): StoredResponse | undefined {
  const cached = parseJson(store.read(responsePrefix + key) ?? '')
  return isStoredResponse(cached) ? { at: cached.at, value: cached.value } : undefined
}

function isStoredResponse(cached: unknown): cached is StoredResponse {
  return (
    isContent(cached) && cached['shape'] === shape && typeof cached['at'] === 'number' && 'value' in cached
  )
}

function forgetOldest(store: DeviceStore): void {
  const keys = store.keys().filter((key) => key.startsWith(responsePrefix))
  if (keys.length <= mostResponses) return
  const age = (key: string) => readCachedResponse(store, key.slice(responsePrefix.length))?.at ?? 0
  const oldest = keys.toSorted((left, right) => age(left) - age(right))
  for (const key of oldest.slice(0, keys.length - mostResponses)) store.remove(key)
}
