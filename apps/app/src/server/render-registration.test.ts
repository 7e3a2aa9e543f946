import { expect, test } from 'vitest'
import type { CallResponses } from './contract.ts'
import { callsFor, renderWith } from './render-page.ts'
import { data, event, message, missing, request, settings } from './testing-answers.ts'

const assets = {
  css: '',
  entry: '/assets/index.js',
  pages: {},
  loaders: '/assets/page-loaders.js',
  pageCss: {},
  sheets: {},
  fonts: {},
}

function render(path: string, more: CallResponses = {}, language = 'en') {
  return renderWith(assets, request(path, { language }), { settings: message(settings), ...more })
}

test('The registration page contains the event and requests nothing that changes by the minute', () => {
  const known = { settings: message(settings) }
  expect(callsFor(request('/event-registration-form/EV-1'), known).map(({ key }) => key)).toEqual([
    'event:EV-1',
  ])
  const { html, status } = render('/event-registration-form/EV-1', { 'event:EV-1': data(event) })
  expect(status).toBe(200)
  expect(html).toContain('<title>Register: Kite &lt;/script&gt; morning - Asha</title>')
  expect(html).toContain('href="/event-detail/EV-1"')
  expect(html).toContain('<meta name="robots" content="noindex">')
})

test('A missing event has no registration form', () => {
  expect(render('/event-registration-form/EV-9', { 'event:EV-9': missing }).status).toBe(404)
})

test('A registration page without an event links to the event list', () => {
  expect(render('/event-registration-form', { 'events:2026-11-20': data([event]) }).html).toContain(
    'Kite &lt;/script&gt; morning',
  )
})

test('The page of a registration is rendered without its data and is not indexed', () => {
  const { html, status } = render('/registration/a-secret-token')
  expect(status).toBe(200)
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).not.toContain('a-secret-token')
})

test('The tickets of a device are rendered on the device only', () => {
  expect(render('/my-tickets', {}, 'ta').html).toContain('என் டிக்கெட்டுகள்')
})
