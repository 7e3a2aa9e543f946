// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aType, finance } from '../../testing/builders.ts'
import { failingOnce } from '#client/testing'
import type { DeskResponses } from '../../testing/desk-responses.ts'
import { expectText, fill, press, renderScreen } from '../../testing/render-screen.tsx'

/** The sheet that makes a payment link, which begins with the document. */
async function openSheet(methods: DeskResponses['methods'], types = finance.types) {
  const answers = { ...finance, types, methods: { ...finance.methods, ...methods } }
  await renderScreen('/money/links', { answers })
  await press('Create payment link')
}

test('Offers the kinds of documents that can be paid for', async () => {
  const payable = { 'mela.payments.get_payable_types': ['Fee', 'Order'] }
  await openSheet(payable, [...finance.types, aType('Order'), aType('Task')])
  await fill('Document type', 'Order')
  expect(await screen.findByRole('textbox', { name: 'Order' })).toBeTruthy()
  expect(screen.queryByRole('option', { name: 'Task' })).toBeNull()
})

test('Says so where nothing can be paid for', async () => {
  await openSheet({ 'mela.payments.get_payable_types': [] })
  await expectText('There are no documents that can be paid for.')
})

test('Asks again for the kinds after they could not be read', async () => {
  await openSheet({ 'mela.payments.get_payable_types': failingOnce(['Fee']) })
  await expectText('Something went wrong')
  await press('Try again')
  expect(await screen.findByRole('textbox', { name: 'Fee' })).toBeTruthy()
})
