// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Methods } from '#contract'
import { refuse, response } from '#client/testing'
import { payOptions } from '../../testing/fixtures.ts'
import {
  fill,
  press,
  renderScreen,
  shown,
  siteSettings,
  tryAgain,
  waitFor,
  within,
} from '../../testing/render-screen.tsx'

const isOn = response('api.get_all_website_settings', {
  ...siteSettings,
  enable_gift_cards: 1,
  enable_wallet: 1,
})

const terms = (changes: Partial<Methods['mela.gift_cards.get_gift_card_terms']['output']> = {}) =>
  response('mela.gift_cards.get_gift_card_terms', {
    ...{ is_on: 1, is_sold: 1, currency: 'INR', minimum: 100, maximum: 10_000, amounts: [500, 1000] },
    ...{ validity_months: 12, terms: 'Not exchanged for cash.', ...changes },
  })

type MyCard = Methods['mela.gift_cards.get_my_gift_cards']['output']['cards'][number]

const sent: MyCard = {
  ...{ name: 'GFC-1', state: 'active', amount: 500, currency: 'INR', delivery: 'sent' },
  ...{ recipient_name: 'Ravi', recipient_email: 'ravi@example.org' },
  ...{ deliver_on: '2026-11-18', delivered_on: '2026-11-18', expires_on: '2027-11-18' },
}
const myCards = (cards: MyCard[]) => response('mela.gift_cards.get_my_gift_cards', { cards })

test('A guest sees the card while writing it, buys it, and is led to the payment', async () => {
  const server = await renderScreen('/gift-cards', {
    answers: [
      ...[isOn, terms()],
      response('mela.gift_cards.buy', {
        gift_card: 'GFC-1',
        amount: 500,
        currency: 'INR',
        receipt_token: 'T-1',
      }),
      response('mela.payments.get_options', payOptions(500)),
    ],
  })
  const preview = await shown.findByRole('figure', { name: 'Preview of the card' })
  expect(within(preview).getByText('₹1,000')).toBeDefined()
  await press('₹500', 'radio')
  await fill("Recipient's name", 'Ravi')
  await fill("Recipient's email", 'ravi@example.org')
  await fill(/^Message/, 'Happy birthday!')
  await fill('Your name', 'Meena')
  await fill('Your email', 'meena@example.org')
  expect(within(preview).getByText('₹500')).toBeDefined()
  expect(within(preview).getByText('Happy birthday!')).toBeDefined()
  expect(within(preview).getByText('For Ravi, from Meena')).toBeDefined()
  expect(shown.getByText('Not exchanged for cash.')).toBeDefined()
  await press('Buy gift card for ₹500')
  expect(await shown.findByRole('heading', { name: 'Payment' })).toBeDefined()
  expect(server.inputsOf('mela.gift_cards.buy')).toMatchObject([
    { amount: 500, recipient_name: 'Ravi', recipient_email: 'ravi@example.org', message: 'Happy birthday!' },
  ])
  expect(server.inputsOf('mela.payments.get_options')).toEqual([
    { reference_type: 'Gift Card', reference_name: 'GFC-1', receipt_token: 'T-1' },
  ])
})

test('A card without a recipient or outside the bounds is not sent', async () => {
  const server = await renderScreen('/gift-cards', { answers: [isOn, terms()] })
  await fill(/^Other amount/, '5')
  await press('Buy gift card for ₹5')
  expect(await shown.findByText('Enter at least ₹100')).toBeDefined()
  expect(shown.getAllByText('Enter a name')).toHaveLength(2)
  expect(shown.getAllByText('Enter a valid email address')).toHaveLength(2)
  expect(server.inputsOf('mela.gift_cards.buy')).toEqual([])
})

const checked = response('mela.gift_cards.check_balance', {
  ...{ last_four: 'PQRS', balance: 320.5, currency: 'INR', expires_on: '2027-11-18' },
})

test('A customer checks a balance and adds it to the wallet', async () => {
  const server = await renderScreen('/gift-cards', {
    account: 'USR-1',
    answers: [
      ...[isOn, terms(), myCards([]), checked],
      response('mela.gift_cards.redeem', { amount: 320.5, currency: 'INR', last_four: 'PQRS' }),
    ],
  })
  await fill('Gift card code', ' ABCD-EFGH-JKMN-PQRS ')
  await press('Check balance')
  expect(await shown.findByText('₹320.50')).toBeDefined()
  expect(shown.getByText(/^Card ending in PQRS\. Valid until 18.November.2027\.$/)).toBeDefined()
  await press('Add ₹320.50 to wallet')
  await waitFor(() => expect(shown.queryByText('₹320.50')).toBeNull())
  expect(server.inputsOf('mela.gift_cards.check_balance')).toEqual([{ code: 'ABCD-EFGH-JKMN-PQRS' }])
  expect(server.inputsOf('mela.gift_cards.redeem')).toMatchObject([{ code: 'ABCD-EFGH-JKMN-PQRS' }])
})

test('A code without a balance says so at its field, and a guest is asked to sign in for the wallet', async () => {
  const server = await renderScreen('/gift-cards', {
    answers: [
      ...[isOn, terms()],
      refuse('mela.gift_cards.check_balance', {
        ...{ code: 'gift_cards.no_balance', message: 'This code has no balance to use.' },
      }),
    ],
  })
  await fill('Gift card code', 'AAAA')
  await press('Check balance')
  expect(await shown.findByText('This code has no balance to use.')).toBeDefined()
  expect(shown.getByRole('textbox', { name: 'Gift card code' }).getAttribute('aria-invalid')).toBe('true')
  server.respondWith(checked)
  await press('Check balance')
  expect(await shown.findByText('₹320.50')).toBeDefined()
  expect(shown.queryByRole('button', { name: /to wallet/ })).toBeNull()
  expect(shown.getByText(/^Sign in to add it to your wallet/)).toBeDefined()
})

test('A buyer sees what became of each card', async () => {
  const card = (changes: Partial<MyCard>): MyCard => ({ ...sent, ...changes })
  await renderScreen('/gift-cards', {
    account: 'USR-1',
    answers: [
      ...[isOn, terms()],
      myCards([
        sent,
        card({ name: 'GFC-2', delivery: 'waiting', delivered_on: null, deliver_on: '2026-12-24' }),
        card({ name: 'GFC-3', delivery: 'could not be sent' }),
        card({ name: 'GFC-4', state: 'expired' }),
        card({ name: 'GFC-5', state: 'cancelled' }),
      ]),
    ],
  })
  const mine = await shown.findByRole('region', { name: 'Gift cards you bought' })
  expect(await within(mine).findByText(/^Emailed on 18.November.2026$/)).toBeDefined()
  expect(within(mine).getByText(/^Will be emailed on 24.December.2026$/)).toBeDefined()
  for (const text of [/could not be delivered/, 'Expired', 'Cancelled and refunded'])
    expect(within(mine).getByText(text)).toBeDefined()
})

test('Where cards are not sold a balance can be checked, and where they are off the page says so', async () => {
  await renderScreen('/gift-cards', { answers: [isOn, terms({ is_sold: 0 })] })
  expect(await shown.findByRole('button', { name: 'Check balance' })).toBeDefined()
  expect(shown.queryByRole('button', { name: /^Buy/ })).toBeNull()
  const server = await renderScreen('/gift-cards', {
    answers: [isOn, refuse('mela.gift_cards.get_gift_card_terms')],
  })
  await tryAgain(server, terms({ is_on: 0, is_sold: 0 }))
  expect(await shown.findByRole('heading', { name: "Gift cards aren't available here" })).toBeDefined()
})
