// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Methods } from '#contract'
import { response, refuse } from '#client/testing'
import { renderScreen, shown, tryAgain } from '../../testing/render-screen.tsx'

const board: Methods['mela.board.get_boards']['output']['boards'][number] = {
  ...{ may_open: 0, name: 'BRD-1', board_name: 'Parents', description: 'School days', notices_only: 0 },
  topics: 3,
}

test('A visitor sees the boards with how much is on each', async () => {
  await renderScreen('/message-board', { answers: [response('mela.board.get_boards', { boards: [board] })] })
  const link = await shown.findByRole('link', { name: /Parents/ })
  expect(link.getAttribute('href')).toBe('/message-board/BRD-1')
  expect(shown.getByText(/3 topics/)).toBeDefined()
})

test('A guest for whom there is no board is asked to sign in', async () => {
  await renderScreen('/message-board', { answers: [response('mela.board.get_boards', { boards: [] })] })
  expect(await shown.findByRole('heading', { name: 'No boards yet' })).toBeDefined()
  expect(shown.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
    '/sign-in?next=%2Fmessage-board',
  )
})

test('Boards that could not be read are asked for again', async () => {
  const server = await renderScreen('/message-board', { answers: [refuse('mela.board.get_boards')] })
  await tryAgain(server, response('mela.board.get_boards', { boards: [board] }))
  expect(await shown.findByRole('link', { name: /Parents/ })).toBeDefined()
})
