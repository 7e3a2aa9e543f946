import { expect, test } from 'vitest'
import type { AdAnswer } from '../screens/classifieds/classified-calls.ts'
import type { OpeningAnswer } from '../screens/jobs/job-calls.ts'
import type { CallResponses } from './contract.ts'
import { callsFor, renderWith } from './render-page.ts'
import { message, missing, request, settings } from './testing-answers.ts'

const assets = {
  css: '',
  entry: '/assets/index.js',
  pages: {},
  loaders: '/assets/page-loaders.js',
  pageCss: {},
  sheets: {},
  fonts: {},
}

const opening: OpeningAnswer = {
  ...{ name: 'JOB-1', title: 'Teacher', category: 'JC-1', category_name: 'Teaching', organisation: 'Asha' },
  ...{ description: 'Tamil </script><b>daily</b>', location: 'Chennai', pay: null },
  ...{ employment_type: 'full time' as const, closes_on: '2026-12-08', opened_on: '2026-11-20' },
}

const ad: AdAnswer = {
  ...{ name: 'CL-1', title: 'A chair', category: 'CLC-1', category_name: 'Chairs', currency: 'INR' },
  ...{ price: 0, city: null, cover: null, seller_name: 'Selvi', description: 'Four legs', phone: null },
  ...{ live_from: '2026-11-20', expires_on: '2026-12-20', photos: [] },
}

const render = (path: string, more: CallResponses) =>
  renderWith(assets, request(path), { settings: message(settings), ...more })

test('The filters of a list are in its address', () => {
  const asked = request('/jobs', { search: '?category=JC-1&txt=bus' })
  const calls = callsFor(asked, { settings: message(settings) })
  expect(calls.map(({ url }) => url)).toEqual(['/api/method/mela.jobs.get_openings?category=JC-1&txt=bus'])
})

test('The server’s page shows a job with structured data and without its own markup', () => {
  const { status, html } = render('/jobs/JOB-1', { 'job:JOB-1': message(opening) })
  expect(status).toBe(200)
  expect(html).toContain('JobPosting')
  expect(html).toContain('Apply by')
  expect(html).not.toContain('</script><b>daily')
})

test('The server’s page shows an ad, and its form waits for the app', () => {
  const { html } = render('/classifieds/CL-1', { 'classified:CL-1': message(ad) })
  expect(html).toContain('Four legs')
  expect(html).toContain('Free')
  expect(html).toMatch(/inert=""/)
})

test('An expired ad or job returns 404, for search engines too', () => {
  expect(render('/jobs/JOB-1', { 'job:JOB-1': missing }).status).toBe(404)
  expect(render('/classifieds/CL-1', { 'classified:CL-1': missing }).status).toBe(404)
})

test('A seller’s own page is rendered without data and is not indexed', () => {
  const { html } = render('/my-ads', {})
  expect(html).toContain('noindex')
})
