import { expect, test } from 'vitest'
import { typeIcon } from './type-icons.ts'

const storeTypes = [
  ...['Order', 'Fulfilment', 'Shipment', 'Return', 'Order Refund', 'Invoice', 'Credit Note'],
  ...['Product', 'Product Offer', 'Product Category', 'Brand', 'Stock', 'Stock Move', 'Cart', 'Wishlist'],
  ...['Product Review', 'Product Question', 'Product Answer', 'Review Flag', 'Business', 'Business Branch'],
  ...['Shipping Rate', 'Shipping Zone', 'Delivery Slot', 'Tax Class', 'Tax Rate', 'Store Settings'],
]

test('Each type of the store has an icon of its own', () => {
  const icons = storeTypes.map((name) => typeIcon({ name, section: 'store' }))
  expect(new Set(icons).size).toBe(storeTypes.length)
})

test('A type without an icon has that of its section', () => {
  const unknown = typeIcon({ name: 'Sample Type', section: 'store' })
  expect(unknown).toBe(typeIcon({ name: 'Business', section: 'store' }))
})
