// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { finance, unallocated } from '../../../testing/builders.ts'
import { refusal } from '#client/testing'
import { expectText, renderScreen } from '../../../testing/render-screen.tsx'

test('Lists the payments that need attention with what is wrong with them', async () => {
  const answers = {
    ...finance,
    documents: { ...finance.documents, Payment: [unallocated] },
    methods: {
      ...finance.methods,
      'mela.payments.get_refundable': { amount: 0, takes_credit: 0, reason: 'Refund it at the gateway' },
    },
  }
  await renderScreen('/money/unmatched', { answers })
  const payer = await screen.findByRole('link', { name: 'Meena Iyer' })
  expect(payer.getAttribute('href')).toBe('/desk/money/payments/PAY-2')
  await expectText('nothing to pay for')
  await expectText('Refund it at the gateway')
  expect(screen.getByRole('button', { name: 'Refund' }).hasAttribute('disabled')).toBe(true)
})

test('Says so when nothing needs attention', async () => {
  await renderScreen('/money/unmatched', { answers: finance })
  await expectText('Nothing needs attention')
  await expectText('All payments are allocated.')
})

test('Says so when they could not be read, and offers to try again', async () => {
  const documents = { ...finance.documents, Payment: refusal('The server is out of order') }
  await renderScreen('/money/unmatched', { answers: { ...finance, documents } })
  await expectText('Something went wrong')
  await screen.findByRole('button', { name: 'Try again' })
})
