import { expect, test } from 'vitest'
import { isRenewal, readKind } from './list-record-reads.ts'

test.each([
  ['GET /api/resource/Student Registration/STU-2026-00001', 'opened'],
  ['GET /api/resource/Student Registration', 'listed'],
  ['POST /api/method/mela.desk.export_list', 'exported'],
  ['POST /api/method/mela.cards.verify', 'card check'],
  ['POST /api/v1/method/mela.cards.verify/', 'card check'],
  ['POST mela.cards.verify', 'card check'],
])('a family is told of %s as %s', (call, kind) => {
  expect(readKind(call)).toBe(kind)
})

const byGuest = (call: string) => isRenewal({ user: 'Guest', call })

test.each(['mela.renewals.confirm', 'mela.renewals.renew'])('%s is the family’s own renewal', (method) => {
  expect(byGuest(`POST /api/method/${method}`)).toBe(true)
  expect(byGuest(`POST ${method}`)).toBe(true)
})

test('an address that only ends like a renewal is none', () => {
  expect(byGuest('GET /api/resource/Student Registration/mela.renewals.renew')).toBe(false)
  expect(byGuest('POST /api/method/mela.renewals.renew_all')).toBe(false)
})

test('nobody who is signed in reads a record as a renewal', () => {
  expect(isRenewal({ user: 'USR-4di4jh7u9on2gj7l', call: 'GET mela.renewals.confirm' })).toBe(false)
})
