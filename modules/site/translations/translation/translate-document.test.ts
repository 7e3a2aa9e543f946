import { expect, test } from 'vitest'
import { always, childType, docType, html, int, json, reading, table, text } from '#framework/doctypes'
import type { TranslateText } from '#meta'
import { asWritten, translateDocument } from './translate-document.ts'

const Stop = childType('Stop', { label: text({ translatable: true }), code: text() })
const Walk = docType('Walk', {
  fields: {
    title: text({ translatable: true }),
    route: text(),
    length: int(),
    story: html({ translatable: true }),
    data: json(),
    stops: table(Stop),
  },
  access: { Guest: reading(always) },
})

const hindi: Readonly<Record<string, string>> = {
  'The beach': 'समुद्र तट',
  'The neem': 'नीम',
  'the-beach': 'कभी नहीं',
  '<p>Come <b>early</b>.</p>': '<p onclick="x()">जल्दी <b>आइए</b>।</p><script>y()</script>',
}
const inHindi: TranslateText = (text) => hindi[text] ?? text

const walk = {
  title: 'The beach',
  route: 'the-beach',
  length: 3,
  story: '<p>Come <b>early</b>.</p>',
  data: '{"title":"The beach"}',
  stops: [
    { label: 'The neem', code: 'The neem' },
    { label: 'The well', code: 'W' },
  ],
}

test('Translates the translatable fields, also in rows, and leaves all others', () => {
  expect(translateDocument(Walk, walk, inHindi)).toMatchObject({
    title: 'समुद्र तट',
    route: 'the-beach',
    length: 3,
    data: '{"title":"The beach"}',
    stops: [{ label: 'नीम', code: 'The neem' }, { code: 'W' }],
  })
})

test('A field without a translation keeps its original text', () => {
  const plain = { title: 'The well', stops: [{ label: 'The well', code: 'W' }], length: null }
  expect(translateDocument(Walk, plain, inHindi)).toEqual(plain)
  expect(translateDocument(Walk, { title: null, story: '' }, inHindi)).toEqual({ title: null, story: '' })
})

test('Translates formatted text with its tags and sanitises the translation', () => {
  expect(translateDocument(Walk, walk, inHindi).story).toBe('<p>जल्दी <b>आइए</b>।</p>')
})

test('In the original language a document is returned itself, not copied', () => {
  expect(translateDocument(Walk, walk, asWritten)).toBe(walk)
})
