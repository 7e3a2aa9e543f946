// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { refuse, response } from '#client/testing'
import { press, renderScreen, shown, tryAgain } from '../../testing/render-screen.tsx'
import type { PostsAnswer } from './blog-calls.ts'
import { potCard } from './blog-fixtures.ts'

const categories = [{ route: 'workshops', category_name: 'Workshops', count: 1 }]
const page: PostsAnswer = { categories, posts: [potCard], tag_label: null, has_more: 0 }
const answered = (changes: Partial<PostsAnswer> = {}) =>
  response('mela.blog.get_posts', { ...page, ...changes })

test('A reader sees the newest post with its author, day and reading time', async () => {
  await renderScreen('/blog-list', { answers: [answered()] })
  const link = await shown.findByRole('link', { name: 'How a pot is made' })
  expect(link.getAttribute('href')).toBe('/blog/a-pot')
  for (const text of ['Kavitha', '20 November 2026', '4 min read'])
    expect(shown.getByText(text)).toBeDefined()
})

test('A reader chooses a category, and the address says which', async () => {
  const server = await renderScreen('/blog-list', { answers: [answered()] })
  await press('Workshops', 'link')
  expect(location.search).toBe('?category=workshops')
  expect((await shown.findByRole('link', { name: 'Workshops' })).getAttribute('aria-current')).toBe('page')
  expect(server.inputsOf('mela.blog.get_posts').at(-1)).toMatchObject({ category: 'workshops' })
})

test('Older posts have a page of their own', async () => {
  const server = await renderScreen('/blog-list', { answers: [answered({ has_more: 1 })] })
  await press('Older posts', 'link')
  expect(location.search).toBe('?start=12')
  expect(await shown.findByRole('link', { name: 'First page' })).toBeDefined()
  expect(server.inputsOf('mela.blog.get_posts').at(-1)).toMatchObject({ start: '12' })
})

test('Posts of a tag are named by it in the reader’s language', async () => {
  const server = await renderScreen('/blog-list?tag=Clay', { answers: [answered({ tag_label: 'களிமண்' })] })
  expect(await shown.findByText('Posts tagged “களிமண்”')).toBeDefined()
  expect(server.inputsOf('mela.blog.get_posts').at(-1)).toMatchObject({ tag: 'Clay' })
})

test('A search without results leads to all posts', async () => {
  const server = await renderScreen('/blog-list?txt=zebra', { answers: [answered({ posts: [] })] })
  expect(await shown.findByRole('heading', { name: 'No posts found' })).toBeDefined()
  server.respondWith(answered())
  await press('See all posts', 'link')
  expect(await shown.findByRole('link', { name: 'How a pot is made' })).toBeDefined()
  expect(location.search).toBe('')
  expect(shown.getByRole<HTMLInputElement>('searchbox', { name: 'Search posts' }).value).toBe('')
})

test('Posts that could not be read are asked for again', async () => {
  const server = await renderScreen('/blog-list', { answers: [refuse('mela.blog.get_posts')] })
  await tryAgain(server, answered())
  expect(await shown.findByRole('link', { name: 'How a pot is made' })).toBeDefined()
})
