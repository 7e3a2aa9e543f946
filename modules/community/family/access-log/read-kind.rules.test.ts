import { expect, test } from 'vitest'
import { isRenewal, readKind } from './list-record-reads.ts'

test.each([
  ['GET /api/resource/Student Registration/STU-2026-00001', 'opened'],
  ['GET /api/resource/Student Registration', 'listed'],
  ['POST /api/method/mela.desk.export_list', 'exported'],
  ['POST /api/method/mela.cards.verify', 'card check'],
  ['POST /api/v1/method/mela.cards.verify/', 'card check'],
  ['POST mela.cards.verify', 'card check'],
])('Shows a family %s as %s', (call, kind) => {
  expect(readKind(call)).toBe(kind)
})

const byGuest = (call: string) => isRenewal({ user: 'Guest', call })

test.each(['mela.renewals.confirm', 'mela.renewals.renew'])(
  'Recognises %s as the family’s own renewal',
  (method) => {
    expect(byGuest(`POST /api/method/${method}`)).toBe(true)
    expect(byGuest(`POST ${method}`)).toBe(true)
  },
)

test('Does not recognise an address that only ends like a renewal', () => {
  expect(byGuest('GET /api/resource/Student Registration/mela.renewals.renew')).toBe(false)
  expect(byGuest('POST /api/method/mela.renewals.renew_all')).toBe(false)
})

test('A signed-in user’s read is never a renewal', () => {
  expect(isRenewal({ user: 'USR-4di4jh7u9on2gj7l', call: 'GET mela.renewals.confirm' })).toBe(false)
})
