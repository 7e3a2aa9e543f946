import { isContent, numberIn, parseJson, textIn, type Content } from '../../data/content.ts'
import { deviceList } from '../../data/device/device-list.ts'
import { deviceStore, deviceStoreOn, type DeviceStore } from '../../data/device/device-store.ts'
import type { PaySubject } from './pay-calls.ts'

/** A payment that was begun: its name, what opens it, what it is for. */
export interface BegunPayment {
  payment: string
  token: string
  what: string
  /** Of the page where it was begun, with query and fragment; '' where an older version of the app kept none. */
  path: string
}

/** What this window is paying. It outlives a reload and the way to a gateway's page and back, and ends with the window. */
export interface PaymentSession {
  subject: PaySubject
  /** Of the calls that begin the payment: however often one is made, there is one payment. */
  key: string
  begun: BegunPayment | null
  /** In milliseconds since 1970. */
  at: number
}

const storeKey = 'mela.payment'
const longestSession = 2 * 60 * 60 * 1000

const windowStore = deviceStoreOn(() => globalThis.sessionStorage)

export type Begun = PaymentSession & { begun: BegunPayment }

/** Payments that were begun on this device: a window that forgot its own comes back from a gateway all the same. */
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

/** The payment of that name that this window or this device began; null for any other. */
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

/** The same, which a window that comes back from its gateway goes on with. */
export function takeUpPayment(payment: string, now: number, stores: PaymentStores = {}): Begun | null {
  const begun = begunPayment(payment, now, stores)
  if (begun) (stores.store ?? windowStore).write(storeKey, JSON.stringify(begun))
  return begun
}

export function forgetPayment(store: DeviceStore = windowStore): void {
  store.remove(storeKey)
}

/** What this window was paying; null when it was nothing, or too long ago. */
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
