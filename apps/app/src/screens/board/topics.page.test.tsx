// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Methods } from '#contract'
import { response, documents, missing, refuse } from '#client/testing'
import { address, fill, press, renderScreen, shown, waitFor } from '../../testing/render-screen.tsx'
import { parentsBoard } from '../../testing/fixtures.ts'

type Page = Methods['mela.board.get_topics']['output']

const shortBoard: Page['board'] = { name: 'BRD-1', board_name: 'Parents', description: null, notices_only: 0 }
const topic: Page['topics'][number] = {
  ...{ name: 'TPC-1', title: 'School bus', author_name: 'Ravi', reply_count: 2, is_pinned: 1, is_locked: 0 },
  last_word_at: '2026-11-18 10:00:00',
}
const page: Page = { board: shortBoard, topics: [topic], has_more: 0 }

const known = [
  response('mela.board.get_topics', page),
  response('mela.board.get_boards', { boards: [{ ...shortBoard, may_open: 1, topics: 1 }] }),
  documents('Board', [parentsBoard]),
]

test('A member posts a topic and is led to it', async () => {
  const server = await renderScreen('/message-board/BRD-1', {
    account: 'USR-1',
    answers: [...known, response('mela.board.open_topic', { topic: 'TPC-2' })],
  })
  await fill('Title', 'Lost bag')
  await fill('Message', 'Blue, with a kite on it.')
  await press('Post topic')
  await waitFor(() =>
    expect(server.inputsOf('mela.board.open_topic')).toMatchObject([
      { board: 'BRD-1', title: 'Lost bag', text: 'Blue, with a kite on it.' },
    ]),
  )
  await waitFor(() => expect(address()).toBe('/message-board/BRD-1/TPC-2'))
})

test('An empty topic is not posted', async () => {
  const server = await renderScreen('/message-board/BRD-1', { account: 'USR-1', answers: known })
  await shown.findByLabelText('Title')
  await press('Post topic')
  expect(await shown.findAllByText('This field is required')).toHaveLength(2)
  expect(server.inputsOf('mela.board.open_topic')).toEqual([])
})

test('A guest reads topics, searches them and is asked to sign in to post', async () => {
  const server = await renderScreen('/message-board/BRD-1', { answers: known })
  const link = await shown.findByRole('link', { name: 'School bus' })
  expect(link.getAttribute('href')).toBe('/message-board/BRD-1/TPC-1')
  expect(await shown.findByRole('link', { name: 'Sign in to post' })).toBeDefined()
  server.respondWith(response('mela.board.get_topics', { board: shortBoard, topics: [], has_more: 0 }))
  await fill('Search topics', 'cricket')
  await press('Search')
  expect(await shown.findByRole('heading', { name: 'No topics yet' })).toBeDefined()
  expect(server.inputsOf('mela.board.get_topics')).toMatchObject([{ board: 'BRD-1' }, { txt: 'cricket' }])
})

test('A board that is not there says so', async () => {
  await renderScreen('/message-board/BRD-1', { answers: [refuse('mela.board.get_topics', missing)] })
  expect(await shown.findByRole('heading', { name: 'Board or topic not found' })).toBeDefined()
})
