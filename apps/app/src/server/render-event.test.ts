import { expect, test } from 'vitest'
import type { CallResponses } from './contract.ts'
import { renderWith } from './render-page.ts'
import { away, data, event, message, missing, request, settings } from './testing-answers.ts'

const assets = {
  css: '',
  entry: '/assets/index.js',
  pages: {},
  loaders: '/assets/page-loaders.js',
  pageCss: {},
  sheets: {},
  fonts: {},
}

function render(today: string, answer: CallResponses[string]): string {
  const answers = { settings: message(settings), 'event:EV-1': answer }
  return renderWith(assets, request('/event-detail/EV-1', { today }), answers).html
}

test('A past event says so, and shows neither seats nor a calendar link', () => {
  const coming = render('2026-11-29', data(event))
  expect(coming).toContain('Capacity: 120 people')
  expect(coming).toContain('aria-label="Add to calendar"')
  expect(coming).not.toContain('This event has ended')
  const over = render('2026-11-30', data(event))
  expect(over).toContain('This event has ended')
  expect(over).not.toContain('Capacity: 120 people')
  expect(over).not.toContain('aria-label="Add to calendar"')
})

test('The title says when an event is no longer available, and names its section while it is unknown', () => {
  expect(render('2026-11-20', missing)).toContain('<title>This event is no longer available - Asha</title>')
  expect(render('2026-11-20', away)).toContain('<title>Events - Asha</title>')
})

test('A page without its event has a heading and shows the tabs instead of its sticky footer', () => {
  for (const answer of [missing, away]) {
    const html = render('2026-11-20', answer)
    expect(html).toContain('<h1 class="visually-hidden dockless">Events</h1>')
    expect(html).toContain('<nav class="tabs isDocked"')
  }
  expect(render('2026-11-20', data(event))).not.toContain('dockless')
})
