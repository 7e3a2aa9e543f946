import { expect, test } from 'vitest'
import type { Boards, TopicAnswer, TopicPage } from '../screens/board/board-calls.ts'
import type { Answers } from './contract.ts'
import { renderWith } from './render-page.ts'
import { message, request, settings } from './testing-answers.ts'

const assets = {
  css: '',
  entry: '/assets/index.js',
  pages: {},
  loaders: '/assets/page-loaders.js',
  pageCss: {},
  fonts: {},
}

const board = { name: 'BRD-1', board_name: 'Lost and found', description: null }

const topics = (notices_only: 0 | 1): TopicPage => ({
  ...{ board: { ...board, notices_only }, topics: [], has_more: 0 },
})

const boards = (notices_only: 0 | 1): Boards => ({
  boards: [{ ...board, notices_only, topics: 1, may_open: 0 }],
})

const topic: TopicAnswer = {
  ...{ board: { name: 'BRD-1', board_name: 'Lost and found' }, name: 'TOP-1', title: 'An umbrella' },
  ...{ text: 'It is blue', author_name: 'Selvi', is_pinned: 0, is_locked: 0, reply_count: 0 },
  ...{ creation: '2026-11-20 10:00:00', replies: [], has_more: 0, may_reply: 0 },
}

const render = (path: string, more: Answers) =>
  renderWith(assets, request(path), { settings: message(settings), ...more }).html

const topicPage = (changes: Partial<TopicAnswer>, notices_only: 0 | 1) =>
  render('/message-board/BRD-1/TOP-1', {
    'topic:TOP-1:0': message({ ...topic, ...changes }),
    boards: message(boards(notices_only)),
  })

test('a guest is told on a board how to write, and comes back to it', () => {
  const html = render('/message-board/BRD-1', { 'board:BRD-1': message(topics(0)) })
  expect(html).toContain('Sign in to write')
  expect(html).toContain('/sign-in?next=%2Fmessage-board%2FBRD-1"')
})

test('where only the office writes, signing in is not offered for it', () => {
  expect(render('/message-board/BRD-1', { 'board:BRD-1': message(topics(1)) })).not.toContain(
    'Sign in to write',
  )
  expect(topicPage({}, 1)).not.toContain('Sign in to write')
})

test('below a topic a guest is told how to answer, unless it is closed', () => {
  expect(topicPage({}, 0)).toContain('/sign-in?next=%2Fmessage-board%2FBRD-1%2FTOP-1"')
  expect(topicPage({ is_locked: 1 }, 0)).not.toContain('Sign in to write')
})
