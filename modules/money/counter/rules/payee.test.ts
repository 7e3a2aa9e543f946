import { expect, test } from 'vitest'
import { readPayee, requirePayee, shortPayee } from './payee.ts'

const none = { payee_name: null, payee_upi: null, payee_account: null, payee_ifsc: null }

test.each([
  [{ payee_upi: 'meena' }, 'payee_upi'],
  [{ payee_account: '12 34' }, 'payee_account'],
  [{ payee_account: '00112233445566', payee_ifsc: 'HDFC1' }, 'payee_ifsc'],
  [{ payee_ifsc: 'HDFC0001234' }, 'payee_account'],
])('%j is refused at the field %s', (given, field) => {
  expect(() => readPayee({ ...none, ...given })).toThrow(expect.objectContaining({ field }))
})

test('a UPI payment needs a UPI ID, a transfer an account, cash neither', () => {
  expect(() => requirePayee('UPI', none)).toThrow(expect.objectContaining({ field: 'payee_upi' }))
  expect(() => requirePayee('bank', none)).toThrow(expect.objectContaining({ field: 'payee_account' }))
  expect(() => requirePayee('cash', none)).not.toThrow()
})

test('lists show too little of it to use it', () => {
  expect(shortPayee(readPayee({ ...none, payee_upi: ' meena.k@okhdfcbank ' }))).toBe('me•••@okhdfcbank')
  const bank = readPayee({ ...none, payee_account: '0011 2233 4455', payee_ifsc: 'hdfc0001234' })
  expect(shortPayee(bank)).toBe('••••4455, HDFC0001234')
  expect(shortPayee(none)).toBeNull()
})
