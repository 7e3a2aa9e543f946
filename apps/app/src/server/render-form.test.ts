import { expect, test } from 'vitest'
import type { CallResponses } from './contract.ts'
import { callsFor, renderWith } from './render-page.ts'
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
const outline = { name: 'fair', title: 'Help at the fair', route: 'fair', doc_type: 'Helper' }
const fields = [
  { fieldname: 'full_name', fieldtype: 'Data', label: 'Full name', reqd: 1 },
  { fieldname: 'school', fieldtype: 'Data', label: 'School', depends_on: 'eval:doc.full_name' },
  { fieldtype: 'Page Break', label: 'When' },
  { fieldname: 'day', fieldtype: 'Date', label: 'Day' },
]

function render(form: CallResponses[string], language = 'en') {
  const answers = { settings: message(settings), 'form:fair': form }
  return renderWith(assets, request('/new/fair', { language }), answers)
}

test('A form page requests its definition and nothing else', () => {
  const calls = callsFor(request('/new/fair'), { settings: message(settings) })
  expect(calls.map(({ key, url }) => [key, url])).toEqual([
    ['form:fair', '/api/method/mela.forms.get_form?web_form=fair'],
  ])
})

test('An open form shows its texts and the fields of its first step without scripts', () => {
  const introduction_text = '<p>We are glad of you.</p>'
  const { html, status } = render(
    data({ ...outline, state: 'open', introduction_text, web_form_fields: fields }),
  )
  expect(status).toBe(200)
  expect(html).toContain('<title>Help at the fair - Asha</title>')
  expect(html).toContain('We are glad of you.')
  expect(html).toContain('Full name')
  expect(html).toContain('Step 1 of 2')
  expect(html).not.toContain('School</span>')
  // The app shows the saving note there; its space is reserved, so that nothing moves when the app starts.
  expect(html).toContain('data-longest="Saved on this device at 10:44')
  expect(html).not.toMatch(/<main[^]*<input[^]*<\/main>/)
})

test('A closed form gives the reason in the language of the page', () => {
  const text = {
    'not open yet': 'This form opens on 1\u00a0December\u00a02026.',
    closed: 'This form is closed',
    full: 'Fully booked',
    'sign in': 'Sign in to fill in this form',
  }
  const pages = Object.keys(text).map(
    (state) => render(data({ ...outline, state, opens_on: '2026-12-01 09:00:00' })).html,
  )
  for (const [index, sentence] of Object.values(text).entries()) expect(pages[index]).toContain(sentence)
  expect(render(data({ ...outline, state: 'closed' }), 'ta').html).toContain('இந்தப் படிவம் மூடப்பட்டது')
})

test('A missing form returns 404', () => {
  const { status, html } = render(missing)
  expect(status).toBe(404)
  expect(html).toContain('Page not found')
})
