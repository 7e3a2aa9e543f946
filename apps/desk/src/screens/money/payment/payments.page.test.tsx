// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { finance, letters, paid } from '../../../testing/builders.ts'
import { refusal } from '#client/testing'
import { expectText, fill, press, renderScreen } from '../../../testing/render-screen.tsx'

const documents = { ...finance.documents, Payment: [paid] }
const asked = (requests: unknown[]) => requests.at(-1)

test('Lists the payments with payer, purpose, amount and state', async () => {
  await renderScreen('/money/payments', { answers: { ...finance, documents } })
  const payer = await screen.findByRole('link', { name: 'Meena Iyer' })
  expect(payer.getAttribute('href')).toBe('/desk/money/payments/PAY-1')
  await expectText('Fee for June')
  await expectText('₹500')
  await expectText('captured')
  await expectText('1 result')
})

test('Shows the payments of one kind when its filter is pressed', async () => {
  const server = await renderScreen('/money/payments', { answers: { ...finance, documents } })
  await press('Failed', 'link')
  await waitFor(() =>
    expect(asked(server.inputsOf('GET Payment'))).toEqual(
      expect.objectContaining({ filters: [['state', 'in', ['failed', 'expired']]] }),
    ),
  )
  await expectText('No results')
  expect(screen.getByRole('link', { name: 'Failed' }).getAttribute('aria-current')).toBe('true')
})

test('Searches payer, number and IDs of the gateway', async () => {
  const server = await renderScreen('/money/payments', { answers: { ...finance, documents } })
  await fill('Search payer, number or gateway ID', 'Meena')
  await waitFor(() =>
    expect(asked(server.inputsOf('GET Payment'))).toEqual(
      expect.objectContaining({ or_filters: expect.arrayContaining([['payer_name', 'like', '%Meena%']]) }),
    ),
  )
})

test('Says so when there is no payment yet', async () => {
  await renderScreen('/money/payments', { answers: finance })
  await expectText('No payments yet')
})

test('Says so when payments could not be read, and offers to try again', async () => {
  const refused = { ...documents, Payment: refusal('The server is out of order') }
  const server = await renderScreen('/money/payments', { answers: { ...finance, documents: refused } })
  await expectText('Something went wrong')
  await press('Try again')
  await waitFor(() => expect(server.inputsOf('GET Payment').length).toBeGreaterThan(1))
})

test('Lets nobody in who may not read payments', async () => {
  await renderScreen('/money/payments', { answers: letters })
  await expectText("You don't have access")
})
