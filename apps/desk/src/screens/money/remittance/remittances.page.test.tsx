// @vitest-environment happy-dom
import { test } from 'vitest'
import { finance } from '../../../testing/builders.ts'
import { failingOnce } from '#client/testing'
import type { DeskResponses } from '../../../testing/desk-responses.ts'
import { expectText, expectTryAgain, renderScreen } from '../../../testing/render-screen.tsx'

const courier = {
  ...{ collector_type: 'Courier', collector: 'CR-1', title: 'Blue Couriers', count: 2, owed: 900 },
  ...{ short: 100, oldest: '2026-11-10' },
}

const openRemittances = (methods: DeskResponses['methods']) =>
  renderScreen('/money/remittances', { answers: { ...finance, methods: { ...finance.methods, ...methods } } })

test('Lists who owes cash, how much and since when', async () => {
  await openRemittances({ 'mela.manual_payments.get_collectors': { collectors: [courier] } })
  await expectText('Blue Couriers')
  await expectText('₹900')
  await expectText('Short by ₹100')
  await expectText('2 collections, since 10 Nov 2026')
})

test('Says so when there is no cash to remit', async () => {
  await openRemittances({ 'mela.manual_payments.get_collectors': { collectors: [] } })
  await expectText('No cash to remit')
})

test('Asks again for the collectors after they could not be read', async () => {
  await openRemittances({ 'mela.manual_payments.get_collectors': failingOnce({ collectors: [courier] }) })
  await expectTryAgain('Blue Couriers')
})
