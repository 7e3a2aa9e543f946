import { expect, test } from 'vitest'
import { isRenewal, readKind } from './read-kind.ts'

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

test.each(['mela.renewals.confirm', 'mela.renewals.renew'])('%s is the family’s own renewal', (method) => {
  expect(isRenewal(`POST /api/method/${method}`)).toBe(true)
  expect(isRenewal(`POST ${method}`)).toBe(true)
})

test('an address that only ends like a renewal is none', () => {
  expect(isRenewal('GET /api/resource/Student Registration/mela.renewals.renew')).toBe(false)
  expect(isRenewal('POST /api/method/mela.renewals.renew_all')).toBe(false)
})
