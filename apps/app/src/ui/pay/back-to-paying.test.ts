import { expect, test } from 'vitest'
import { memoryStore } from '../../data/device/memory-store.ts'
import { pathOfPaying } from './back-to-paying.ts'
import { storePaymentSession, readPaymentSession, type PaymentSession } from './payment-session.ts'

const noon = Date.UTC(2026, 10, 20, 12)
const address = new URL('https://asha.example/my-tickets?payment=PAY-2026-000001')

const begunAt = (path: string): PaymentSession => ({
  subject: { reference_type: 'Event Registration', reference_name: 'EVR-00001', receipt_token: 'a-secret' },
  key: 'a-key-of-this-window',
  begun: { payment: 'PAY-2026-000001', token: 't', what: 'Kites', path },
  at: noon,
})

function begunOn(path: string) {
  const stores = { store: memoryStore(), device: memoryStore() }
  storePaymentSession(begunAt(path), stores.store, stores.device)
  return stores
}

test('A payer who returns from a gateway continues at the page where they began to pay', () => {
  const stores = begunOn('/registration/a-secret?from=letter#who')
  expect(pathOfPaying(address, noon, stores)).toBe('/registration/a-secret?from=letter#who')
  expect(pathOfPaying(new URL('/my-tickets', address), noon, stores)).toBeNull()
  expect(pathOfPaying(new URL('?payment=PAY-2026-000002', address), noon, stores)).toBeNull()
})

test('A payer already on that page stays and keeps its query', () => {
  expect(pathOfPaying(address, noon, begunOn('/my-tickets'))).toBeNull()
})

test('A window that lost its payment resumes it', () => {
  const { device } = begunOn('/registration/a-secret')
  const store = memoryStore()
  expect(pathOfPaying(address, noon, { store, device })).toBe('/registration/a-secret')
  expect(readPaymentSession(noon, store)?.begun?.payment).toBe('PAY-2026-000001')
})

test('No stored path leads outside the site, and one of an older version is ignored', () => {
  for (const path of [
    '',
    '//evil.example/x',
    '/\\evil.example',
    'https://evil.example/x',
    'javascript:alert(1)',
  ])
    expect(pathOfPaying(address, noon, begunOn(path)), path).toBeNull()
})
