// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { finance } from '../../../testing/builders.ts'
import { refusal } from '#client/testing'
import type { DeskResponses } from '../../../testing/desk-responses.ts'
import { choose, expectSent, expectText, fill, press, renderScreen } from '../../../testing/render-screen.tsx'

const link = {
  ...{ name: 'LINK-1', reference_type: 'Fee', reference_name: 'FEE-1', amount: 500, state: 'open' as const },
  ...{ expires_at: '2026-12-01 10:00:00.000000', payment: null, creation: '2026-11-24 10:00:00.000000' },
}
const made = { name: 'LINK-2', token: 't', url: 'https://mela.test/pay/t', expires_at: '2026-12-24 10:00:00' }

function openLinks(methods: DeskResponses['methods'], links = [link]) {
  const documents = { ...finance.documents, 'Payment Link': links }
  return renderScreen('/money/links', {
    answers: { ...finance, documents, methods: { ...finance.methods, ...methods } },
  })
}

test('Creates a link for a document and shows its address once', async () => {
  const server = await openLinks({ 'mela.payments.make_link': made }, [])
  await expectText('No payment links yet')
  await press('Create payment link')
  await choose('Fee', 'FEE-1')
  await expectText('Balance due ₹500: Fee for June')
  await fill('Expires', '30')
  await press('Create payment link')
  await expectText('https://mela.test/pay/t')
  const input = { reference_type: 'Fee', reference_name: 'FEE-1', days: 30 }
  await expectSent(server, 'mela.payments.make_link', input)
  await press('Done')
  await waitFor(() => expect(screen.queryByText('https://mela.test/pay/t')).toBeNull())
})

test('Asks for a document before a link is created', async () => {
  const server = await openLinks({})
  await press('Create payment link')
  await screen.findByRole('dialog')
  await press('Create payment link')
  await expectText('This field is required')
  expect(server.inputsOf('mela.payments.make_link')).toEqual([])
})

test('Says why a link was not created', async () => {
  await openLinks({ 'mela.payments.make_link': refusal('FEE-1 is paid') })
  await press('Create payment link')
  await choose('Fee', 'FEE-1')
  await press('Create payment link')
  await expectText('FEE-1 is paid')
})

test('Deactivates an open link after a question', async () => {
  const server = await openLinks({ 'mela.payments.withdraw_link': undefined })
  await press('Deactivate link')
  await expectText("The link stops working. Payments that were made don't change.")
  await press('Deactivate link')
  await expectText('Link deactivated')
  await expectSent(server, 'mela.payments.withdraw_link', { name: 'LINK-1' })
})

test('Says so when links could not be read, and offers to try again', async () => {
  const documents = { ...finance.documents, 'Payment Link': refusal('The server is out of order') }
  await renderScreen('/money/links', { answers: { ...finance, documents } })
  await expectText('Something went wrong')
  await screen.findByRole('button', { name: 'Try again' })
})
