// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { response, refuse } from '#client/testing'
import { wishedLamp } from '../../testing/fixtures.ts'
import { renderScreen, shown } from '../../testing/render-screen.tsx'

test('Whoever has the link sees what is on the list and whose it is', async () => {
  const server = await renderScreen('/wishlist/T-1', {
    answers: [
      response('mela.wishlist.get_shared', {
        ...{ currency: 'INR', list_name: 'Diwali', owner_name: 'Meena' },
        items: [wishedLamp],
      }),
    ],
  })
  expect(await shown.findByRole('heading', { name: 'Diwali' })).toBeDefined()
  expect(shown.getByText("Meena's list")).toBeDefined()
  expect(shown.getByRole('link', { name: 'Clay lamp' }).getAttribute('href')).toBe(
    '/product/clay-lamp?variant=VAR-1',
  )
  expect(server.inputsOf('mela.wishlist.get_shared')).toEqual([{ token: 'T-1' }])
})

test('The first list is not called theirs', async () => {
  await renderScreen('/wishlist/T-1', {
    answers: [
      response('mela.wishlist.get_shared', {
        ...{ currency: 'INR', list_name: 'Wishlist', owner_name: 'Meena' },
        items: [wishedLamp],
      }),
    ],
  })
  expect(await shown.findByRole('heading', { name: 'Wishlist' })).toBeDefined()
})

test('A list that is no longer shared says so', async () => {
  await renderScreen('/wishlist/T-1', { answers: [refuse('mela.wishlist.get_shared', { status: 403 })] })
  expect(await shown.findByRole('heading', { name: 'This list is no longer shared' })).toBeDefined()
})
