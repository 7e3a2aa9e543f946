import { isContent, parseJson } from './content.ts'
import type { DeviceStore } from './device-store.ts'

/** The last good answer to a call and when it came, in milliseconds since 1970. */
export interface KeptAnswer<Value = unknown> {
  at: number
  value: Value
}

export const answerPrefix = 'mela.answer.'
const mostAnswers = 40
const mostCharacters = 200_000

export function keepAnswer(store: DeviceStore, key: string, answer: KeptAnswer): void {
  const text = JSON.stringify(answer)
  if (text.length > mostCharacters) return
  store.write(answerPrefix + key, text)
  forgetOldest(store)
}

/** The reader names the type: a key stands for one call, and a call for one shape. */
export function keptAnswer<Value>(store: DeviceStore, key: string): KeptAnswer<Value> | undefined {
  const kept = parseJson(store.read(answerPrefix + key) ?? '')
  return isKept<Value>(kept) ? kept : undefined
}

function isKept<Value>(kept: unknown): kept is KeptAnswer<Value> {
  return isContent(kept) && typeof kept['at'] === 'number' && 'value' in kept
}

function forgetOldest(store: DeviceStore): void {
  const keys = store.keys().filter((key) => key.startsWith(answerPrefix))
  if (keys.length <= mostAnswers) return
  const age = (key: string) => keptAnswer(store, key.slice(answerPrefix.length))?.at ?? 0
  const oldest = keys.toSorted((left, right) => age(left) - age(right))
  for (const key of oldest.slice(0, keys.length - mostAnswers)) store.remove(key)
}
