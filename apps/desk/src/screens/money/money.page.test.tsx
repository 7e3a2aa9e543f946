// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { finance, financeReader, unallocated } from '../../testing/builders.ts'
import { expectText, press, renderScreen } from '../../testing/render-screen.tsx'

async function pages(): Promise<(string | null)[]> {
  const nav = await screen.findByRole('navigation', { name: 'Finance pages' })
  return within(nav)
    .getAllByRole('link')
    .map((link) => link.textContent)
}

test('Offers every finance page to somebody who reads the books, and marks where one is', async () => {
  await renderScreen('/money/payments', { answers: finance })
  expect(await pages()).toEqual([
    ...['Overview', 'Payments', 'Needs attention', 'Manual payments', 'Cheques', 'COD remittances'],
    ...['Payment links', 'Accounts'],
  ])
  expect(screen.getByRole('link', { name: 'Payments', current: 'page' })).toBeTruthy()
})

test('Offers the pages that somebody may read and no others', async () => {
  await renderScreen('/money/payments', { answers: financeReader })
  expect(await pages()).toEqual([
    'Payments',
    'Needs attention',
    'Manual payments',
    'Cheques',
    'Payment links',
  ])
})

test('Counts what needs attention and leads there', async () => {
  const documents = { ...finance.documents, Payment: [unallocated] }
  await renderScreen('/money/payments', { answers: { ...financeReader, documents } })
  await press('Needs attention 1', 'link')
  await expectText('Unallocated payments, manual refunds, failed refunds and disputes.')
})
