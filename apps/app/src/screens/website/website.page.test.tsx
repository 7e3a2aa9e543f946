// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { page, section } from '../../server/testing-answers.ts'
import { response, missing, refuse } from '#client/testing'
import { address, renderScreen, shown, tryAgain } from '../../testing/render-screen.tsx'

const about = page('about-us', [
  section('rich text', { title: 'Our school', content: { html: '<p>Since 1998.</p>' } }),
])

test('A visitor reads a page of the office', async () => {
  const server = await renderScreen('/about-us', {
    answers: [response('mobileapi.get_page_content', about)],
  })
  expect(await shown.findByRole('heading', { level: 1, name: 'About us' })).toBeDefined()
  expect(shown.getByText('Since 1998.')).toBeDefined()
  expect(server.inputsOf('mobileapi.get_page_content')).toMatchObject([{ route: 'about-us' }])
})

test('A page that is not there leads home', async () => {
  await renderScreen('/p/nothing', { answers: [refuse('mobileapi.get_page_content', missing)] })
  await shown.findAllByRole('link')
  expect(address()).toBe('/tabs/home')
})

test('A page that could not be read is asked for again', async () => {
  const server = await renderScreen('/about-us', { answers: [refuse('mobileapi.get_page_content')] })
  await tryAgain(server, response('mobileapi.get_page_content', about))
  expect(await shown.findByText('Since 1998.')).toBeDefined()
})
