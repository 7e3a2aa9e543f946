// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { response, missing, refuse } from '#client/testing'
import { fill, press, renderScreen, shown } from '../../testing/render-screen.tsx'

const ad = {
  ...{
    photos: [],
    phone: null,
    category_name: 'Books',
    description: 'Maps of all states.',
    expires_on: null,
  },
  ...{ currency: 'INR', name: 'AD-1', title: 'Atlas', category: 'CC-1', price: 120, city: 'Chennai' },
  ...{ cover: null, seller_name: 'Ravi', live_from: '2026-11-10' },
}
const known = response('mela.classifieds.get_classified', ad)

test('A guest asks the seller', async () => {
  const server = await renderScreen('/classifieds/AD-1', {
    answers: [known, response('mela.classifieds.ask', { sent: 1 })],
  })
  expect(await shown.findByRole('heading', { name: 'Atlas' })).toBeDefined()
  await fill('Your name', 'Meena')
  await fill('Your email', 'meena@example.org')
  await fill('Your message', 'Is it still there?')
  await press('Send message')
  expect(await shown.findByRole('heading', { name: 'Message sent' })).toBeDefined()
  expect(server.inputsOf('mela.classifieds.ask')).toMatchObject([
    {
      ...{ classified: 'AD-1', enquirer_name: 'Meena', enquirer_email: 'meena@example.org' },
      message: 'Is it still there?',
    },
  ])
})

test('Somebody who is signed in is asked for the message alone', async () => {
  const server = await renderScreen('/classifieds/AD-1', { account: 'USR-1', answers: [known] })
  expect(await shown.findByLabelText('Your message')).toBeDefined()
  expect(shown.queryByLabelText('Your email')).toBeNull()
  await press('Send message')
  expect(await shown.findByText('Enter your message')).toBeDefined()
  expect(server.inputsOf('mela.classifieds.ask')).toEqual([])
})

test('An ad that is over leads to the others', async () => {
  await renderScreen('/classifieds/AD-1', { answers: [refuse('mela.classifieds.get_classified', missing)] })
  expect(await shown.findByRole('heading', { name: 'This ad is no longer available' })).toBeDefined()
  expect(shown.getByRole('link', { name: 'See all ads' }).getAttribute('href')).toBe('/classifieds')
})
