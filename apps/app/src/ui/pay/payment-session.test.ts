import { expect, test } from 'vitest'
import { memoryStore } from '../../data/device/memory-store.ts'
import {
  forgetPayment,
  storePaymentSession,
  readPaymentSession,
  takeUpPayment,
  type PaymentSession,
} from './payment-session.ts'

const noon = Date.UTC(2026, 10, 20, 12)
const session: PaymentSession = {
  subject: {
    reference_type: 'Contribution',
    reference_name: 'CON-2026-00001',
    receipt_token: 'r',
  },
  key: 'a-key-of-this-window',
  begun: { payment: 'PAY-2026-000001', token: 't', what: 'A roof', path: '/registration/a-secret#who' },
  at: noon,
}

test('The payment of a window is restored after a reload, begun or not', () => {
  const store = memoryStore()
  storePaymentSession(session, store)
  expect(readPaymentSession(noon, store)).toEqual(session)
  storePaymentSession({ ...session, begun: null }, store)
  expect(readPaymentSession(noon, store)).toEqual({ ...session, begun: null })
})

test('A finished payment or one older than two hours is not resumed', () => {
  const store = memoryStore()
  storePaymentSession(session, store)
  expect(readPaymentSession(noon + 2 * 60 * 60 * 1000 + 1, store)).toBeNull()
  forgetPayment(store)
  expect(readPaymentSession(noon, store)).toBeNull()
})

test('Storage of another shape reads as no payment', () => {
  for (const text of [
    '',
    'x',
    '[]',
    '{"subject":{}}',
    JSON.stringify({ ...session, key: 1.5, subject: 'x' }),
  ])
    expect(readPaymentSession(noon, memoryStore({ 'mela.payment': text }))).toBeNull()
})

test('A window without a payment resumes the returning one if this device began it', () => {
  const [device, store] = [memoryStore(), memoryStore()]
  storePaymentSession(session, memoryStore(), device)
  const hours = noon + 5 * 60 * 60 * 1000
  const resumed = takeUpPayment('PAY-2026-000001', hours, { store, device })
  expect(resumed).toEqual({ ...session, at: hours })
  expect(readPaymentSession(hours, store)).toEqual(resumed)
  expect(takeUpPayment('PAY-2026-000002', hours, { store, device })).toBeNull()
})

test('A window with another payment resumes the returning one', () => {
  const [device, store] = [memoryStore(), memoryStore()]
  storePaymentSession(session, memoryStore(), device)
  const other = {
    ...session,
    begun: { payment: 'PAY-2026-000002', token: 'u', what: 'A door', path: '/support' },
  }
  storePaymentSession(other, store, device)
  expect(takeUpPayment('PAY-2026-000002', noon, { store, device })).toEqual(other)
  expect(takeUpPayment('PAY-2026-000001', noon, { store, device })?.begun).toEqual(session.begun)
})
