// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { aField, aMeta, aType } from '../../testing/builders.ts'
import { failingOnce, refusal } from '#client/testing'
import type { DeskResponses } from '../../testing/desk-responses.ts'
import {
  expectSent,
  expectText,
  expectTryAgain,
  fill,
  press,
  renderScreen,
} from '../../testing/render-screen.tsx'

const kite = {
  ...{ name: 'KITE', item_name: 'Kite', creation: '2026-11-20 10:00:00.000000' },
  ...{ modified: '2026-11-24 10:00:00.000000', owner: 'ravi@mela.test', modified_by: 'ravi@mela.test' },
}
const red = {
  ...{
    variant: 'KITE-RED',
    sku: 'KITE-RED',
    option_values: 'Red',
    branch: 'B-1',
    branch_name: 'Main branch',
  },
  ...{ on_hand: 5, reserved: 2, available: 3 },
}
const counted = { sku: 'KITE-RED', on_hand: 7, reserved: 2, available: 5, move: 'M-1', stock: 'ST-1' }
const field = 'Quantity on hand of Red at Main branch'

function openProduct(methods: DeskResponses['methods'], address = '/product/KITE') {
  const answers = {
    types: [aType('Product')],
    metas: [aMeta('Product', [aField('item_name', 'Item name')])],
    documents: { Product: [kite] },
    methods: methods ?? {},
  }
  return renderScreen(address, { answers })
}

test('Counts the stock of a variant in a branch', async () => {
  let stock = [red]
  const server = await openProduct({
    'mela.inventory.get_product_stock': () => ({ is_tracked: 1, stock }),
    'mela.inventory.count_stock': () => {
      stock = [{ ...red, on_hand: 7, available: 5 }]
      return counted
    },
  })
  await expectText('2 reserved · 3 available')
  await fill(field, '7')
  await press('Save stock')
  await expectText('Stock saved')
  await expectText('2 reserved · 5 available')
  await expectSent(server, 'mela.inventory.count_stock', { variant: 'KITE-RED', branch: 'B-1', counted: 7 })
})

test('Refuses what is no number before it is sent', async () => {
  const server = await openProduct({ 'mela.inventory.get_product_stock': { is_tracked: 1, stock: [red] } })
  await fill(field, 'seven')
  await press('Save stock')
  await expectText('Enter a whole number, 0 or more')
  expect(server.inputsOf('mela.inventory.count_stock')).toEqual([])
})

test('Says at its field why a count was refused', async () => {
  await openProduct({
    'mela.inventory.get_product_stock': { is_tracked: 1, stock: [red] },
    'mela.inventory.count_stock': refusal('2 are reserved for orders'),
  })
  await fill(field, '1')
  await press('Save stock')
  await expectText('2 are reserved for orders')
})

test('Says why there is no stock to count', async () => {
  await openProduct({ 'mela.inventory.get_product_stock': { is_tracked: 1, stock: [] } })
  await expectText('None of your branches sells this product. Stock is counted per branch.')
})

test('Asks for the product to be saved first', async () => {
  await openProduct({}, '/new/product')
  await expectText('Save the product first, then enter its stock.')
})

test('Asks again for the stock after it could not be read', async () => {
  await openProduct({
    'mela.inventory.get_product_stock': failingOnce({ is_tracked: 0 as const, stock: [] }),
  })
  await expectTryAgain("Stock isn't tracked for this product, so it is always in stock.")
})
