import { isContent, numberIn, parseJson, textIn } from '../../data/content.ts'
import { deviceStoreOn, type DeviceStore } from '../../data/device-store.ts'
import type { PaySubject } from './pay-subject.ts'

/** A payment that was begun: its name, what opens it, what it is for. */
export interface BegunPayment {
  payment: string
  token: string
  what: string
}

/** What this window is paying. It outlives a reload and the way to a gateway's page and back, and ends with the window. */
export interface KeptPayment {
  subject: PaySubject
  /** Of the calls that begin the payment: however often one is made, there is one payment. */
  key: string
  begun: BegunPayment | null
  /** In milliseconds since 1970. */
  at: number
}

const storeKey = 'mela.payment'
const longestKept = 2 * 60 * 60 * 1000

const windowStore = deviceStoreOn(() => globalThis.sessionStorage)

export function keepPayment(kept: KeptPayment, store: DeviceStore = windowStore): void {
  store.write(storeKey, JSON.stringify(kept))
}

export function forgetPayment(store: DeviceStore = windowStore): void {
  store.remove(storeKey)
}

/** What this window was paying; null when it was nothing, or too long ago. */
export function keptPayment(now: number, store: DeviceStore = windowStore): KeptPayment | null {
  const found = parseJson(store.read(storeKey) ?? '')
  if (!isContent(found)) return null
  const subject = subjectIn(found['subject'])
  const at = numberIn(found, 'at') ?? 0
  const key = textIn(found, 'key')
  if (subject === null || key === '' || now - at > longestKept) return null
  return { subject, key, begun: begunIn(found['begun']), at }
}

function subjectIn(value: unknown): PaySubject | null {
  if (!isContent(value) || textIn(value, 'reference_name') === '') return null
  return {
    reference_type: textIn(value, 'reference_type'),
    reference_name: textIn(value, 'reference_name'),
    receipt_token: textIn(value, 'receipt_token') || null,
  }
}

function begunIn(value: unknown): BegunPayment | null {
  if (!isContent(value) || textIn(value, 'payment') === '') return null
  return { payment: textIn(value, 'payment'), token: textIn(value, 'token'), what: textIn(value, 'what') }
}
