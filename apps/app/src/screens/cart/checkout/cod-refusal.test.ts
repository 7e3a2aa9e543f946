import { expect, test } from 'vitest'
import { codRefusal } from './cod-refusal.ts'

type Parcel = Parameters<typeof codRefusal>[0][number]

const parcel = (business_name: string, reason: Parcel['cod']['reason']): Parcel => ({
  business_name,
  cod: { is_allowed: reason === null, reason, order_fee: 20, limit: 5000 },
})
const say = (id: string, values: object = {}) => `${id} ${JSON.stringify(values)}`
const told = (...parcels: readonly Parcel[]) => codRefusal(parcels, (amount) => `₹${amount}`, say)

test('why no cash is taken is said with the limit or the seller, each reason once', () => {
  expect(told(parcel('Loom', null))).toBe('')
  expect(told(parcel('Loom', 'cod_limit'))).toMatch(/^checkout\.cod_limit .*₹5000/)
  const both = told(parcel('Loom', null), parcel('Press', 'cod_nothing_brought'))
  expect(both).toMatch(/^checkout\.cod_nothing_brought .*Press/)
  const twice = told(parcel('Loom', 'cod_not_there'), parcel('Loom', 'cod_not_there'))
  expect(twice.match(/cod_not_there/g)).toHaveLength(1)
})
