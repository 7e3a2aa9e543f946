// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Methods } from '#contract'
import { response, documents, missing, refuse } from '#client/testing'
import { parentsBoard } from '../../testing/fixtures.ts'
import { fill, press, renderScreen, shown } from '../../testing/render-screen.tsx'

type Topic = Methods['mela.board.get_topic']['output']

const reply: Topic['replies'][number] = {
  ...{ is_thanked: 0, name: 'RPL-1', creation: '2026-11-18 10:00:00', text: 'At eight.' },
  ...{ author_name: 'Ravi', thanks: 2 },
}
const topic: Topic = {
  ...{ replies: [reply], has_more: 0, may_reply: 1, name: 'TPC-1', title: 'School bus', text: 'When?' },
  ...{ author_name: 'Meena', is_pinned: 0, is_locked: 0, reply_count: 1, creation: '2026-11-17 10:00:00' },
  board: { name: 'BRD-1', board_name: 'Parents' },
}
const known = [response('mela.board.get_topic', topic), documents('Board', [parentsBoard])]
const path = '/message-board/BRD-1/TPC-1'

test('A member replies and sees the reply', async () => {
  const server = await renderScreen(path, {
    ...{ account: 'USR-1', answers: [...known, response('mela.board.add_reply', { reply: 'RPL-2' })] },
  })
  await fill('Your reply', 'Thank you, Ravi.')
  const answered = { ...reply, name: 'RPL-2', author_name: 'Meena', text: 'Thank you, Ravi.' }
  server.respondWith(response('mela.board.get_topic', { ...topic, replies: [reply, answered] }))
  await press('Post reply')
  expect(await shown.findByText('Thank you, Ravi.', { selector: 'p' })).toBeDefined()
  expect(server.inputsOf('mela.board.add_reply')).toMatchObject([
    { topic: 'TPC-1', text: 'Thank you, Ravi.' },
  ])
})

test('A member thanks for a reply', async () => {
  const server = await renderScreen(path, {
    ...{ account: 'USR-1', answers: [...known, response('mela.board.thank', { thanks: 3 })] },
  })
  await shown.findByRole('button', { name: 'Thanks (2)' })
  server.respondWith(
    response('mela.board.get_topic', { ...topic, replies: [{ ...reply, thanks: 3, is_thanked: 1 }] }),
  )
  await press('Thanks (2)')
  const button = await shown.findByRole('button', { name: 'Thanks (3)' })
  expect(button.getAttribute('aria-pressed')).toBe('true')
  expect(server.inputsOf('mela.board.thank')).toEqual([{ reply: 'RPL-1', is_thanked: 1 }])
})

test('A guest reads, cannot thank and is asked to sign in to post', async () => {
  await renderScreen(path, {
    answers: [...known, response('mela.board.get_topic', { ...topic, may_reply: 0 })],
  })
  expect(await shown.findByText('At eight.')).toBeDefined()
  expect(shown.queryByRole('button', { name: 'Thanks (2)' })).toBeNull()
  expect((await shown.findByRole('link', { name: 'Sign in to post' })).getAttribute('href')).toBe(
    '/sign-in?next=%2Fmessage-board%2FBRD-1%2FTPC-1',
  )
})

test('A visitor reports the topic to the office', async () => {
  const server = await renderScreen(path, {
    answers: [
      ...known,
      response('mela.board.get_topic', { ...topic, replies: [] }),
      response('mela.moderation.flag', { flagged: 1 }),
    ],
  })
  await press('Report topic')
  await press('Report topic')
  expect(await shown.findByText('Thank you. The office will review your report.')).toBeDefined()
  expect(server.inputsOf('mela.moderation.flag')).toMatchObject([
    { reference_doctype: 'Topic', reference_name: 'TPC-1', reason: 'spam' },
  ])
})

test('A topic that is not there says so', async () => {
  await renderScreen(path, { answers: [refuse('mela.board.get_topic', missing)] })
  expect(await shown.findByRole('heading', { name: 'Board or topic not found' })).toBeDefined()
})
