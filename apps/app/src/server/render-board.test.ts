import { expect, test } from 'vitest'
import type { TopicAnswer, TopicList } from '../screens/board/board-calls.ts'
import type { CallResponses } from './contract.ts'
import { renderWith } from './render-page.ts'
import { data, message, missing, request, settings } from './testing-answers.ts'

const assets = {
  css: '',
  entry: '/assets/index.js',
  pages: {},
  loaders: '/assets/page-loaders.js',
  pageCss: {},
  sheets: {},
  fonts: {},
}

const board = { name: 'BRD-1', board_name: 'Lost and found', description: null }

const topics: TopicList = { board: { ...board, notices_only: 0 }, topics: [], has_more: 0 }

const rules = (who_writes: 'members' | 'office', notices_only: 0 | 1): CallResponses => ({
  'board-rules:BRD-1': data({ who_writes, notices_only }),
})

const topic: TopicAnswer = {
  ...{ board: { name: 'BRD-1', board_name: 'Lost and found' }, name: 'TOP-1', title: 'An umbrella' },
  ...{ text: 'It is blue', author_name: 'Selvi', is_pinned: 0, is_locked: 0, reply_count: 0 },
  ...{ creation: '2026-11-20 10:00:00', replies: [], has_more: 0, may_reply: 0 },
}

const render = (path: string, more: CallResponses) =>
  renderWith(assets, request(path), { settings: message(settings), ...more }).html

const boardPage = (more: CallResponses) =>
  render('/message-board/BRD-1', { 'board:BRD-1': message(topics), ...more })

const topicPage = (changes: Partial<TopicAnswer>, more: CallResponses) =>
  render('/message-board/BRD-1/TOP-1', { 'topic:TOP-1:0': message({ ...topic, ...changes }), ...more })

test('A board shows a guest how to post and brings them back after sign-in', () => {
  const html = boardPage(rules('members', 0))
  expect(html).toContain('Sign in to post')
  expect(html).toContain('/sign-in?next=%2Fmessage-board%2FBRD-1"')
})

test('A board where only the office posts does not offer sign-in for it', () => {
  for (const closed of [rules('office', 0), rules('members', 1), {}]) {
    expect(boardPage(closed)).not.toContain('Sign in to post')
    expect(topicPage({}, closed)).not.toContain('Sign in to post')
  }
})

test('A topic shows a guest how to reply unless it is closed', () => {
  const open = rules('members', 0)
  expect(topicPage({}, open)).toContain('/sign-in?next=%2Fmessage-board%2FBRD-1%2FTOP-1"')
  expect(topicPage({ is_locked: 1 }, open)).not.toContain('Sign in to post')
})

test('An unknown board or topic returns 404 and says so', () => {
  for (const [path, key] of [
    ['/message-board/BRD-9', 'board:BRD-9'],
    ['/message-board/BRD-1/TOP-9', 'topic:TOP-9:0'],
  ] as const) {
    const answers = { settings: message(settings), [key]: missing }
    const { status, html } = renderWith(assets, request(path), answers)
    expect(status).toBe(404)
    expect(html).toContain('content="noindex"')
    expect(html).toContain('Board or topic not found')
  }
})
