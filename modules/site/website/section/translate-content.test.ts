import { expect, test } from 'vitest'
import type { TranslateText } from '#meta'
import { asWritten } from '#site/translations'
import { translateContent } from './content.rules.ts'

const shout: TranslateText = (text) => text.toUpperCase()

test('Translates the visible texts of a section at any depth', () => {
  const content = {
    heading: 'come in',
    doors: [{ title: 'shop', text: 'pots', redirect_url: '/p/shop', art: 'pot', tint: 'brand' }],
    items: [{ question: 'why?', answer: '<p>so</p>' }],
  }
  expect(translateContent(content, shout)).toEqual({
    heading: 'COME IN',
    doors: [{ title: 'SHOP', text: 'POTS', redirect_url: '/p/shop', art: 'pot', tint: 'brand' }],
    items: [{ question: 'WHY?', answer: '<p>SO</p>' }],
  })
})

test('Does not translate values that sections use for look-ups', () => {
  const content = {
    variant: 'fair',
    category: 'books',
    purpose: 'A roof',
    business: 'BS-00001',
    latitude: 13,
  }
  expect(translateContent(content, shout)).toEqual(content)
})

test('Sanitises the translation of formatted text', () => {
  const evil: TranslateText = () => '<p onclick="x()">हाँ</p><script>y()</script>'
  expect(translateContent({ html: '<p>Yes</p>' }, evil)).toEqual({ html: '<p>हाँ</p>' })
})

test('Returns the same content in the original language', () => {
  const content = { heading: 'come in' }
  expect(translateContent(content, asWritten)).toBe(content)
})
