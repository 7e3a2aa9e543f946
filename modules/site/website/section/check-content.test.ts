import { expect, test } from 'vitest'
import { shapeOf, sectionShapes, sectionTypes } from './section-shapes.rules.ts'
import { checkContent } from './content.rules.ts'

const checked = (section_type: string, content: object) => () =>
  checkContent({ section_name: 'Welcome', section_type }, { ...content })

test('every type of section has a shape', () => {
  for (const type of sectionTypes) expect(shapeOf(type, ''), type).not.toBeNull()
})

test('no two shapes stand for one type and variant', () => {
  const places = sectionShapes.map(({ section_type, variant }) => `${section_type}/${variant}`)
  expect(new Set(places).size).toBe(places.length)
})

test('names the section, the row and the field of what is missing', () => {
  const items = [{ question: 'When?', answer: '<p>Now</p>' }, { question: 'Where?' }]
  expect(checked('faq', { items })).toThrow('Welcome: Questions 2: enter Answer')
})

test('names the field of what does not fit', () => {
  expect(checked('map', { latitude: 91 })).toThrow(/^Welcome: .*Latitude/)
  expect(checked('image', { image: 'not an address' })).toThrow(/^Welcome: Image/)
  expect(checked('slider', { slides: 'many' })).toThrow('Welcome: Slides: Slides must be a list')
  expect(checked('slider', { slides: Array(31).fill({}) })).toThrow('up to 30')
})

test('judges a banner by its variant', () => {
  expect(checked('banner', { variant: 'doors', doors: [{ title: 'Come in' }] })).toThrow(
    'Welcome: Cards 1: enter Link',
  )
  expect(checked('banner', { heading: 'Come in', doors: [{}] })).not.toThrow()
})

test('leaves types, variants and keys of others alone', () => {
  expect(checked('of another app', { slides: 'many' })).not.toThrow()
  expect(checked('banner', { variant: 'theirs', doors: 'many' })).not.toThrow()
  expect(checked('rich text', { html: '<p>Hi</p>', theirs: [1, [2]] })).not.toThrow()
})
