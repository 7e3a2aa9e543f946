// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Methods } from '#contract'
import { response, refuse } from '#client/testing'
import { lamp } from '../../../testing/fixtures.ts'
import { fill, press, renderScreen, shown, tryAgain } from '../../../testing/render-screen.tsx'

const product = response('mela.catalog.get_product', lamp())
const written: Methods['mela.reviews.get_my_review']['output']['review'] = {
  ...{ name: 'REV-1', state: 'published', stars: 4, title: null, text: 'Bright enough.', photos: [] },
  rejected_because: null,
}
const path = '/product/clay-lamp/review'

test('A buyer reviews a product', async () => {
  const server = await renderScreen(path, {
    account: 'USR-1',
    answers: [
      product,
      response('mela.reviews.get_my_review', { may_write: 1, review: null }),
      response('mela.reviews.save_review', { review: 'REV-1', state: 'pending' }),
    ],
  })
  await press('5 stars: excellent', 'radio')
  await fill('Your review', ' Burns all evening. ')
  await press('Submit review')
  expect(await shown.findByRole('heading', { name: 'Thank you for your review' })).toBeDefined()
  expect(server.inputsOf('mela.reviews.save_review')).toEqual([
    { product: 'PRD-1', token: null, stars: 5, title: '', text: 'Burns all evening.', photos: [] },
  ])
})

test('A review without stars, or without text, is not sent', async () => {
  const server = await renderScreen(path, {
    account: 'USR-1',
    answers: [product, response('mela.reviews.get_my_review', { may_write: 1, review: null })],
  })
  await press('Submit review')
  expect(await shown.findByText('Select a star rating')).toBeDefined()
  expect(shown.getByText('Write your review')).toBeDefined()
  await fill('Your review', 'Burns all evening.')
  await press('Submit review')
  expect(shown.queryByText('Write your review')).toBeNull()
  expect(server.inputsOf('mela.reviews.save_review')).toEqual([])
})

test('A buyer removes a review', async () => {
  await renderScreen(path, {
    account: 'USR-1',
    answers: [
      product,
      response('mela.reviews.get_my_review', { may_write: 1, review: written }),
      response('mela.reviews.withdraw_review', { review: 'REV-1', state: 'withdrawn' }),
    ],
  })
  expect(await shown.findByDisplayValue('Bright enough.')).toBeDefined()
  await press('Remove review')
  expect(await shown.findByRole('heading', { name: 'Your review is removed' })).toBeDefined()
})

test('Who has not bought the product does not review it', async () => {
  const server = await renderScreen(path, { answers: [product, refuse('mela.reviews.get_my_review')] })
  await tryAgain(server, response('mela.reviews.get_my_review', { may_write: 0, review: null }))
  expect(await shown.findByRole('heading', { name: 'Only buyers can review this product' })).toBeDefined()
})
