import { isContent, numberIn, parseJson, textIn } from '../../data/content.ts'
import { deviceStoreOn, type DeviceStore } from '../../data/device/device-store.ts'

/** Requested code; a person who looks it up in another app finds the form again, even after a reload. */
export interface AskedCode {
  /** E.164, or an email address. */
  sentTo: string
  /** Server's identifier of the request; empty where the number alone identifies it. */
  lookup: string
  /** Times of the next allowed request and of the expiry: milliseconds since 1970. */
  againAt: number
  until: number
}

/** Session storage: it ends with the window, so that the number does not stay in the browser. */
const windowStore = deviceStoreOn(() => globalThis.sessionStorage)

const address = (purpose: string): string => `mela.code.${purpose}`

export function storeAskedCode(purpose: string, asked: AskedCode, store: DeviceStore = windowStore): void {
  store.write(address(purpose), JSON.stringify(asked))
}

export function forgetAskedCode(purpose: string, store: DeviceStore = windowStore): void {
  store.remove(address(purpose))
}

/** Returns the requested code; null for none or an expired one. */
export function askedCode(purpose: string, now: number, store: DeviceStore = windowStore): AskedCode | null {
  const stored = parseJson(store.read(address(purpose)) ?? '')
  if (!isContent(stored)) return null
  const until = numberIn(stored, 'until') ?? 0
  const sentTo = textIn(stored, 'sentTo')
  if (until < now || sentTo === '') return null
  return { sentTo, lookup: textIn(stored, 'lookup'), againAt: numberIn(stored, 'againAt') ?? 0, until }
}
