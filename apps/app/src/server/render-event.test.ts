import { expect, test } from 'vitest'
import type { Answers } from './contract.ts'
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

function render(today: string, answer: Answers[string]): string {
  const answers = { settings: message(settings), 'event:EV-1': answer }
  return renderWith(assets, request('/event-detail/EV-1', { today }), answers).html
}

test('an event that is over says so, and has neither places nor a calendar', () => {
  const coming = render('2026-11-29', data(event))
  expect(coming).toContain('Capacity: 120 people')
  expect(coming).toContain('aria-label="Add to calendar"')
  expect(coming).not.toContain('This event has ended')
  const over = render('2026-11-30', data(event))
  expect(over).toContain('This event has ended')
  expect(over).not.toContain('Capacity: 120 people')
  expect(over).not.toContain('aria-label="Add to calendar"')
})

test('the document of an event that is gone is called so, and one that is not known yet only by its room', () => {
  expect(render('2026-11-20', missing)).toContain('<title>This event is no longer available - Asha</title>')
  expect(render('2026-11-20', away)).toContain('<title>Events - Asha</title>')
})

test('without its event the page has a heading, which brings the tabs in the place of its dock', () => {
  for (const answer of [missing, away]) {
    const html = render('2026-11-20', answer)
    expect(html).toContain('<h1 class="visually-hidden dockless">Events</h1>')
    expect(html).toContain('<nav class="tabs isDocked"')
  }
  expect(render('2026-11-20', data(event))).not.toContain('dockless')
})
