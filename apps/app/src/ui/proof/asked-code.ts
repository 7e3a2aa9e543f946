import { isContent, numberIn, parseJson, textIn } from '../../data/content.ts'
import { deviceStoreOn, type DeviceStore } from '../../data/device/device-store.ts'

/** A code that was asked for: whoever looks it up in another app finds the question again, even after a reload. */
export interface AskedCode {
  /** E.164, or an email address. */
  sentTo: string
  /** What the store calls this question; empty where the number alone names it. */
  lookup: string
  /** When another code may be asked for, and how long this one is good: milliseconds since 1970. */
  againAt: number
  until: number
}

/** It ends with the window: nobody else shall find a number in this browser. */
const windowStore = deviceStoreOn(() => globalThis.sessionStorage)

const address = (purpose: string): string => `mela.code.${purpose}`

export function storeAskedCode(purpose: string, asked: AskedCode, store: DeviceStore = windowStore): void {
  store.write(address(purpose), JSON.stringify(asked))
}

export function forgetAskedCode(purpose: string, store: DeviceStore = windowStore): void {
  store.remove(address(purpose))
}

/** Null when none was asked for, or too long ago. */
export function askedCode(purpose: string, now: number, store: DeviceStore = windowStore): AskedCode | null {
  const stored = parseJson(store.read(address(purpose)) ?? '')
  if (!isContent(stored)) return null
  const until = numberIn(stored, 'until') ?? 0
  const sentTo = textIn(stored, 'sentTo')
  if (until < now || sentTo === '') return null
  return { sentTo, lookup: textIn(stored, 'lookup'), againAt: numberIn(stored, 'againAt') ?? 0, until }
}
