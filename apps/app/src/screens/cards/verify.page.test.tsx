// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { response, refuse } from '#client/testing'
import { press, renderScreen, shown, tryAgain } from '../../testing/render-screen.tsx'

const card = {
  ...{ kind: 'ID Card', valid: true, full_name: 'Kavin R', photo: null, valid_until: '2027-05-31' },
  lines: [['Class', 'Grade 3']] satisfies [string, string][],
}

test('Whoever scans a valid card sees whose it is and until when', async () => {
  const server = await renderScreen('/verify/C-1', { answers: [response('mela.cards.verify', card)] })
  expect(await shown.findByRole('heading', { name: 'Valid' })).toBeDefined()
  expect(shown.getByRole('heading', { name: 'Kavin R' })).toBeDefined()
  expect(shown.getByText('Grade 3')).toBeDefined()
  expect(server.inputsOf('mela.cards.verify')).toEqual([{ code: 'C-1' }])
})

test('A card that is no longer valid is said to be so when it is verified again', async () => {
  const server = await renderScreen('/verify/C-1', { answers: [response('mela.cards.verify', card)] })
  await shown.findByRole('heading', { name: 'Valid' })
  server.respondWith(response('mela.cards.verify', { ...card, valid: false }))
  await press('Verify again')
  expect(await shown.findByRole('heading', { name: 'Not valid' })).toBeDefined()
})

test('A code that was never issued names nobody', async () => {
  await renderScreen('/verify/C-2', {
    answers: [
      response('mela.cards.verify', {
        ...{ kind: null, valid: false, full_name: null, photo: null, valid_until: null, lines: [] },
      }),
    ],
  })
  expect(await shown.findByRole('heading', { name: 'Code not found' })).toBeDefined()
})

test('A code that could not be verified is tried again', async () => {
  const server = await renderScreen('/verify/C-1', {
    answers: [refuse('mela.cards.verify', { status: 429 })],
  })
  await tryAgain(server, response('mela.cards.verify', card))
  expect(await shown.findByRole('heading', { name: 'Valid' })).toBeDefined()
})
