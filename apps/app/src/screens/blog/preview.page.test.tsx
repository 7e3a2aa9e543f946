// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { missing, refuse, response } from '#client/testing'
import { renderScreen, shown } from '../../testing/render-screen.tsx'
import { potPost } from './blog-fixtures.ts'

const path = '/blog/preview/a-token'
const preview = (is_public: 0 | 1) =>
  response('mela.blog.get_preview', { is_public, expires_at: '2026-11-28 09:00:00', post: potPost })

test('A preview shows the post, and until when its link works', async () => {
  const server = await renderScreen(path, { answers: [preview(0)] })
  expect(await shown.findByRole('heading', { level: 1, name: 'How a pot is made' })).toBeDefined()
  expect(shown.getByRole('note').textContent).toMatch(/28\sNovember\s2026/)
  expect(shown.queryByRole('button', { name: 'Share' })).toBeNull()
  expect(server.inputsOf('mela.blog.get_preview')).toEqual([{ token: 'a-token' }])
})

test('A preview of a published post leads to the post', async () => {
  await renderScreen(path, { answers: [preview(1)] })
  await expect.poll(() => location.pathname).toBe('/blog/a-pot')
})

test('An expired link says so', async () => {
  await renderScreen(path, { answers: [refuse('mela.blog.get_preview', missing)] })
  expect(await shown.findByRole('heading', { name: 'This preview link has expired' })).toBeDefined()
})
