import { expect, test } from 'vitest'
import { parsePayee, requirePayee, maskPayee } from './payee.rules.ts'

const none = { payee_name: null, payee_upi: null, payee_account: null, payee_ifsc: null }

test.each([
  [{ payee_upi: 'meena' }, 'payee_upi'],
  [{ payee_account: '12 34' }, 'payee_account'],
  [{ payee_account: '00112233445566', payee_ifsc: 'HDFC1' }, 'payee_ifsc'],
  [{ payee_ifsc: 'HDFC0001234' }, 'payee_account'],
])('Refuses %j at the field %s', (given, field) => {
  expect(() => parsePayee({ ...none, ...given })).toThrow(expect.objectContaining({ field }))
})

test('A UPI payout needs a UPI ID, a transfer needs an account, and cash needs neither', () => {
  expect(() => requirePayee('UPI', none)).toThrow(expect.objectContaining({ field: 'payee_upi' }))
  expect(() => requirePayee('bank', none)).toThrow(expect.objectContaining({ field: 'payee_account' }))
  expect(() => requirePayee('cash', none)).not.toThrow()
})

test('Lists mask the payee so that it is unusable', () => {
  expect(maskPayee(parsePayee({ ...none, payee_upi: ' meena.k@okhdfcbank ' }))).toBe('me•••@okhdfcbank')
  const bank = parsePayee({ ...none, payee_account: '0011 2233 4455', payee_ifsc: 'hdfc0001234' })
  expect(maskPayee(bank)).toBe('••••4455, HDFC0001234')
  expect(maskPayee(none)).toBeNull()
})
