import { expect, test } from 'vitest'
import { renderWith } from './render-page.ts'
import { message, request, settings } from './testing-answers.ts'

const assets = {
  css: '',
  entry: '/assets/index.js',
  pages: {},
  loaders: '/assets/page-loaders.js',
  pageCss: {},
  sheets: {},
  fonts: {},
}

function render(language: string): string {
  const business = message([{ name: 'BS-00001', phone: '+914455500123', email: 'office@asha.example' }])
  const answers = { settings: message(settings), 'business:BS-00001': business }
  return renderWith(assets, request('/contact-us', { language }), answers).html
}

test('The contact page without scripts explains why the form is disabled and names other contacts', () => {
  const html = render('en')
  expect(html).toMatch(/<noscript><p class="note">Turn on JavaScript in your browser to send a message/)
  expect(html).toMatch(/<noscript><style>[^<]*\.needs-script\{display:none\}/)
  expect(html).toContain('href="mailto:office@asha.example"')
  expect(html).toContain('href="tel:+914455500123"')
  expect(html).toContain('+91\u00a044\u00a05550\u00a00123')
  expect(render('ta')).toContain('JavaScript-ஐ இயக்கவும்')
})

test('The server’s form marks optional fields as the app’s form does', () => {
  expect(render('en').match(/<span class="optional"> optional<\/span>/g)).toHaveLength(2)
})
