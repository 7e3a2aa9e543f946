import { expect, test } from 'vitest'
import { placeOfSupply, taxTable } from './calculate-tax.ts'

const seller = { gstin: '33AAAAA0000A1Z5', state: 'Tamil Nadu' }

test('Halves the tax within a state, charges one across states, and none without a tax number', () => {
  const here = { place_of_supply: '33', is_taxed: true, is_intra_state: true }
  expect(placeOfSupply({ seller, state: 'TAMILNADU' })).toEqual(here)
  expect(placeOfSupply({ seller, state: '33' })).toEqual(here)
  expect(placeOfSupply({ seller, state: null })).toEqual(here)
  expect(placeOfSupply({ seller, state: 'Kerala' })).toEqual({
    ...{ place_of_supply: '32', is_taxed: true, is_intra_state: false },
  })
  expect(placeOfSupply({ seller: { gstin: null, state: 'Tamil Nadu' }, state: 'Kerala' })).toEqual({
    ...{ place_of_supply: '32', is_taxed: false, is_intra_state: false },
  })
})

test('Taxes an unclassified product as the default, and one without a rate not at all', () => {
  const table = taxTable('2026-11-22', [
    { tax_class: 'Low', rate: 500, cess: 0, is_default: 0 },
    { tax_class: 'Standard', rate: 1800, cess: 100, is_default: 1 },
  ])
  expect(table.rateOf('Low')).toEqual({ rate: 500, cess: 0 })
  expect(table.rateOf(null)).toEqual({ rate: 1800, cess: 100 })
  expect([table.hasRate(null), table.hasRate('Low'), table.hasRate('Gone')]).toEqual([true, true, false])
  expect(() => table.rateOf('Gone')).toThrow('Gone has no tax rate on 2026-11-22')
  expect(taxTable('2026-11-22', []).rateOf(null)).toEqual({ rate: 0, cess: 0 })
})
