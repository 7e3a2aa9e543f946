// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Methods } from '#contract'
import { response } from '#client/testing'
import { choose, fill, press, renderScreen, shown, within, waitFor } from '../../testing/render-screen.tsx'

type MyAds = Methods['mela.classifieds.get_my_ads']['output']

const categories: MyAds['categories'] = [
  { name: 'CC-1', category_name: 'Books', is_parent: 0, count: 1, below: [] },
]
const ad: MyAds['ads'][number] = {
  ...{ price: 120, can_renew: 0, name: 'AD-1', title: 'Atlas', state: 'live', hidden_because: null },
  ...{ cover: null, live_from: '2026-11-10', expires_on: null, sent_back_because: null, is_hidden: 0 },
  enquiries: [
    {
      ...{ name: 'ENQ-1', creation: '2026-11-12 10:00:00', message: 'Is it still there?', state: 'new' },
      ...{ classified: 'AD-1', enquirer_name: 'Meena', reply: null, shares_phone: 0 },
    },
  ],
}
const none: MyAds = { categories, currency: 'INR', ads: [] }
const one: MyAds = { ...none, ads: [ad] }

test('A seller posts an ad', async () => {
  const server = await renderScreen('/my-ads', {
    account: 'USR-1',
    answers: [
      response('mela.classifieds.get_my_ads', none),
      response('mela.classifieds.save_ad', { name: 'AD-1', state: 'draft' }),
      response('mela.classifieds.submit_ad', { name: 'AD-1', state: 'in review', expires_on: null }),
    ],
  })
  expect(await shown.findByText('No ads yet.')).toBeDefined()
  await press('Post an ad')
  await fill('Title', 'Atlas')
  await choose('Category', 'Books')
  await fill('Description', 'Maps of all states.')
  await fill(/^Price/, '1,20')
  server.respondWith(
    response('mela.classifieds.get_my_ads', { ...one, ads: [{ ...ad, state: 'in review' }] }),
  )
  await press('Submit for review')
  expect(await shown.findByText('In review')).toBeDefined()
  expect(server.inputsOf('mela.classifieds.save_ad')).toMatchObject([
    { title: 'Atlas', category: 'CC-1', description: 'Maps of all states.', price: 120 },
  ])
  expect(server.inputsOf('mela.classifieds.submit_ad')).toEqual([{ name: 'AD-1' }])
})

test('An ad without a title is not saved', async () => {
  const server = await renderScreen('/my-ads', {
    ...{ account: 'USR-1', answers: [response('mela.classifieds.get_my_ads', none)] },
  })
  await press('Post an ad')
  await press('Save as draft')
  expect(await shown.findAllByText('This field is required')).toHaveLength(3)
  expect(server.inputsOf('mela.classifieds.save_ad')).toEqual([])
})

test('A seller marks an ad as sold and replies to a question', async () => {
  const server = await renderScreen('/my-ads', {
    account: 'USR-1',
    answers: [
      response('mela.classifieds.get_my_ads', one),
      response('mela.classifieds.mark_sold', { name: 'AD-1', state: 'sold', expires_on: null }),
      response('mela.classifieds.reply', { state: 'answered' }),
    ],
  })
  const atlas = within(await shown.findByRole('region', { name: 'Atlas' }))
  expect(atlas.getByText('Is it still there?', { exact: false })).toBeDefined()
  await fill('Your reply', 'Yes, it is.')
  await press('Send reply')
  await waitFor(() =>
    expect(server.inputsOf('mela.classifieds.reply')).toEqual([
      { enquiry: 'ENQ-1', message: 'Yes, it is.', shares_phone: 0 },
    ]),
  )
  server.respondWith(response('mela.classifieds.get_my_ads', { ...one, ads: [{ ...ad, state: 'sold' }] }))
  await press('Mark as sold')
  expect(await shown.findByText('Sold')).toBeDefined()
  expect(server.inputsOf('mela.classifieds.mark_sold')).toEqual([{ name: 'AD-1' }])
})

test('A guest is asked to sign in', async () => {
  await renderScreen('/my-ads')
  expect(await shown.findByRole('heading', { name: 'Sign in to see your ads' })).toBeDefined()
})
