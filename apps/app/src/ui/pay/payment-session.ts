import { isContent, numberIn, parseJson, textIn, type Content } from '../../data/content.ts'
import { deviceList } from '../../data/device/device-list.ts'
import { deviceStore, deviceStoreOn, type DeviceStore } from '../../data/device/device-store.ts'
import type { PaySubject } from './pay-calls.ts'

export interface BegunPayment {
  payment: string
  token: string
  what: string
  /** Path of the page where it was begun, with query and fragment; '' from an older version of the app. */
  path: string
}

/** Payment of this window. It survives a reload and the gateway's page, and ends with the window. */
export interface PaymentSession {
  subject: PaySubject
  /** Idempotency key of the calls that begin the payment. */
  key: string
  begun: BegunPayment | null
  /** Milliseconds since 1970. */
  at: number
}

const storeKey = 'mela.payment'
const longestSession = 2 * 60 * 60 * 1000

const windowStore = deviceStoreOn(() => globalThis.sessionStorage)

export type Begun = PaymentSession & { begun: BegunPayment }

/** Payments begun on this device, for a returning window that lost its own session. */
const begunHere = deviceList<Begun>({
  key: 'mela.payments',
  most: 10,
  read: (found) => {
    const session = sessionIn(found)
    return session?.begun ? { ...session, begun: session.begun } : null
  },
  isSame: (one, other) => one.begun.payment === other.begun.payment,
})

export function storePaymentSession(
  session: PaymentSession,
  store: DeviceStore = windowStore,
  device: DeviceStore = deviceStore,
): void {
  store.write(storeKey, JSON.stringify(session))
  const { begun } = session
  if (begun !== null) begunHere.remember(device, { ...session, begun })
}

export interface PaymentStores {
  store?: DeviceStore
  device?: DeviceStore
}

export function begunPayment(
  payment: string,
  now: number,
  { store = windowStore, device = deviceStore }: PaymentStores = {},
): Begun | null {
  const session = readPaymentSession(now, store)
  if (session?.begun?.payment === payment) return { ...session, begun: session.begun }
  const found = begunHere.all(device).find(({ begun }) => begun.payment === payment)
  return found ? { ...found, at: now } : null
}

export function takeUpPayment(payment: string, now: number, stores: PaymentStores = {}): Begun | null {
  const begun = begunPayment(payment, now, stores)
  if (begun) (stores.store ?? windowStore).write(storeKey, JSON.stringify(begun))
  return begun
}

export function forgetPayment(store: DeviceStore = windowStore): void {
  store.remove(storeKey)
}

/** Returns this window's payment; null for none or an expired one. */
export function readPaymentSession(now: number, store: DeviceStore = windowStore): PaymentSession | null {
  const found = parseJson(store.read(storeKey) ?? '')
  const session = isContent(found) ? sessionIn(found) : null
  return session === null || now - session.at > longestSession ? null : session
}

function sessionIn(found: Content): PaymentSession | null {
  const subject = subjectIn(found['subject'])
  const key = textIn(found, 'key')
  if (subject === null || key === '') return null
  return { subject, key, begun: begunIn(found['begun']), at: numberIn(found, 'at') ?? 0 }
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
  const [payment, token] = [textIn(value, 'payment'), textIn(value, 'token')]
  return { payment, token, what: textIn(value, 'what'), path: textIn(value, 'path') }
}
