import { expect, test } from 'vitest'
import { codRefusal } from './payment-part.tsx'

type Cart = Parameters<typeof codRefusal>[0]
type Fulfilment = Cart['fulfilments'][number]

const fulfilment = (business_name: string, reason: Fulfilment['cod']['reason']): Fulfilment => ({
  ...{ business_name, is_digital: false, chosen: 'pickup:BRN-1' },
  options: [{ code: 'pickup:BRN-1', kind: 'pickup' }],
  cod: { is_allowed: reason === null, reason, order_fee: 20, limit: 5000 },
})
const t = (id: string, values: object = {}) => `${id} ${JSON.stringify(values)}`
const refusalOf = (cart: Cart) => codRefusal(cart, (amount) => `₹${amount}`, t)
const refusalFor = (...fulfilments: readonly Fulfilment[]) =>
  refusalOf({ postal_code: '110001', fulfilments })

test('The COD refusal names the limit or the seller, each reason once', () => {
  expect(refusalFor(fulfilment('Loom', null))).toBe('')
  expect(refusalFor(fulfilment('Loom', 'cod_limit'))).toMatch(/^checkout\.cod_limit .*₹5000/)
  const both = refusalFor(fulfilment('Loom', null), fulfilment('Press', 'cod_not_delivered'))
  expect(both).toMatch(/^checkout\.cod_not_delivered .*Press/)
  const twice = refusalFor(fulfilment('Loom', 'cod_excluded_area'), fulfilment('Loom', 'cod_excluded_area'))
  expect(twice.match(/cod_excluded_area/g)).toHaveLength(1)
})

test('Without an address only delivered items ask for one, and picked-up items give their reason', () => {
  const pickup = fulfilment('Loom', 'cod_not_delivered')
  expect(refusalOf({ postal_code: null, fulfilments: [pickup] })).toMatch(/^checkout\.cod_not_delivered/)
  const delivered = { ...pickup, chosen: null }
  expect(refusalOf({ postal_code: null, fulfilments: [delivered] })).toMatch(/^checkout\.fill_first/)
})
