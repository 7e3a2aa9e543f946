import { expect, test } from 'vitest'
import type { Collected } from '../../../data/money/remittances.ts'
import {
  pickedSum,
  remittanceArguments,
  remittanceProblems,
  remittedOf,
  type RemittanceForm,
} from './remittance-form.tsx'

const collected = (name: string, amount: number, remitted_amount = 0): Collected => ({
  ...{ name, amount, remitted_amount, collected_on: '2026-11-20', payer_name: 'Meena', part: null },
  ...{ reference_type: 'Order', reference_name: 'ORD-2026-000001' },
})

const open = [collected('CC-1', 500), collected('CC-2', 400, 150.5)]
const form: RemittanceForm = {
  ...{ picked: new Set(['CC-1', 'CC-2']), amount: '', into: 'bank', remitted_on: '2026-11-22' },
  reference: ' UTR 7 ',
}

test('A remittance covers the remaining amount of the selection until another amount is typed', () => {
  const sum = pickedSum(form.picked, open)
  expect(sum).toBe(749_50)
  expect([remittedOf(form, sum), remittedOf({ ...form, amount: '600' }, sum)]).toEqual([749_50, 600_00])
  expect(remittanceProblems(form, sum)).toEqual({})
})

test('An empty selection, an excess amount, a missing day and a transfer without a number get errors', () => {
  expect(remittanceProblems({ ...form, picked: new Set() }, 0)).toEqual({ picked: 'missing' })
  const wrong = { ...form, amount: '749.51', remitted_on: '', reference: ' ' }
  expect(remittanceProblems(wrong, 749_50)).toEqual({
    ...{ amount: 'high', remitted_on: 'missing', reference: 'missing' },
  })
  expect(remittanceProblems({ ...form, into: 'cash', reference: '' }, 749_50)).toEqual({})
})

test('The request names the collector, the collections, the amount, the day and the reference', () => {
  const collector = { collector_type: 'Carrier', collector: 'India Post' }
  expect(remittanceArguments({ form, collector, amount: 600_00, key: 'key' })).toEqual({
    ...{ ...collector, collections: ['CC-1', 'CC-2'], amount: 600, into: 'bank' },
    ...{ remitted_on: '2026-11-22', reference: 'UTR 7', idempotency_key: 'key' },
  })
})
