// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Methods } from '#contract'
import { documents, missing, refuse, response } from '#client/testing'
import { fill, press, renderScreen, shown } from '../../testing/render-screen.tsx'
import { potPost } from './blog-fixtures.ts'

type Comments = Methods['mela.blog.get_comments']['output']

const comment: Comments['comments'][number] = {
  ...{ name: 'BLC-1', text: 'It rings.', author_name: 'Farida', written_at: '2026-11-21 10:00:00' },
  ...{ is_own: 0, is_waiting: 0 },
}
const own = { ...comment, name: 'BLC-2', text: 'Ours too.', author_name: 'Arun', is_own: 1 } as const
const comments = (...shownOnes: Comments['comments']) =>
  response('mela.blog.get_comments', { count: 1, comments: shownOnes, has_more: 0 })
const post = (changes: object = {}) => response('mela.blog.get_post', { ...potPost, ...changes })
const path = '/blog/a-pot'

test('A guest reads a post with its comments and is asked to sign in to write one', async () => {
  await renderScreen(path, { answers: [post(), comments(comment)] })
  expect(await shown.findByRole('heading', { level: 1, name: 'How a pot is made' })).toBeDefined()
  expect(shown.getByRole('heading', { name: 'Clay' })).toBeDefined()
  expect(shown.getByText('4 min read')).toBeDefined()
  expect(shown.getByRole('link', { name: /A loom/ }).getAttribute('href')).toBe('/blog/a-loom')
  expect(shown.getByRole('button', { name: 'Share' })).toBeDefined()
  expect(await shown.findByText('It rings.')).toBeDefined()
  expect(shown.getByRole('link', { name: 'Sign in to comment' }).getAttribute('href')).toBe(
    '/sign-in?next=%2Fblog%2Fa-pot',
  )
})

test('A comment that waits for a review is shown to its author as waiting', async () => {
  const added = response('mela.blog.add_comment', { comment: 'BLC-2', is_waiting: 1 })
  const server = await renderScreen(path, { account: 'USR-1', answers: [post(), comments(comment), added] })
  await press('Post comment')
  expect(await shown.findByText('Enter a comment')).toBeDefined()
  await fill('Your comment', 'Ours too.')
  server.respondWith(comments(comment, { ...own, is_waiting: 1 }))
  await press('Post comment')
  expect(await shown.findByText('Waiting for review')).toBeDefined()
  expect(shown.getByText(/visible after the office reviews it/)).toBeDefined()
  expect(server.inputsOf('mela.blog.add_comment')).toMatchObject([{ post: 'BLOG-1', text: 'Ours too.' }])
})

test('A refused comment stays in its field', async () => {
  await renderScreen(path, {
    account: 'USR-1',
    answers: [post(), comments(), refuse('mela.blog.add_comment')],
  })
  await fill('Your comment', 'Ours too.')
  await press('Post comment')
  expect(await shown.findByRole('alert')).toBeDefined()
  expect(shown.getByDisplayValue('Ours too.')).toBeDefined()
})

test('An author deletes a comment after a second press', async () => {
  const deleted = response('mela.blog.delete_comment', { deleted: 1 })
  const server = await renderScreen(path, { account: 'USR-1', answers: [post(), comments(own), deleted] })
  await press('Delete')
  server.respondWith(comments())
  await press('Yes, delete')
  expect(await shown.findByText(/No comments yet/)).toBeDefined()
  expect(server.inputsOf('mela.blog.delete_comment')).toEqual([{ comment: 'BLC-2' }])
})

test('A post shows the products that it names, in its order', async () => {
  const product = (name: string, title: string) => ({
    ...{ name, title, route: title.toLowerCase(), image: null, price: 420, compare_at_price: null },
  })
  await renderScreen(path, {
    answers: [
      post({ products: ['P-2', 'P-1'] }),
      comments(),
      documents('Product', [product('P-1', 'Cups'), product('P-2', 'Pot')]),
    ],
  })
  const links = await shown.findAllByRole('link', { name: /^(Pot|Cups)$/ })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/product/pot', '/product/cups'])
})

test('A post without comments says that they are closed', async () => {
  await renderScreen(path, { account: 'USR-1', answers: [post({ allows_comments: 0 }), comments()] })
  expect(await shown.findByText('Comments are closed for this post.')).toBeDefined()
  expect(shown.queryByRole('button', { name: 'Post comment' })).toBeNull()
})

test('A post that does not exist leads to all posts', async () => {
  await renderScreen(path, { answers: [refuse('mela.blog.get_post', missing)] })
  expect(await shown.findByRole('heading', { name: 'This post isn’t available' })).toBeDefined()
  expect(shown.getByRole('link', { name: 'See all posts' }).getAttribute('href')).toBe('/blog-list')
})
