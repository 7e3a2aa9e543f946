import { expect, test } from 'vitest'
import { shapeOf, sectionShapes, sectionTypes } from './section-shapes.rules.ts'
import { checkContent } from './content.rules.ts'

const checked = (section_type: string, content: object) => () =>
  checkContent({ section_name: 'Welcome', section_type }, { ...content })

test('Every section type has a schema', () => {
  for (const type of sectionTypes) expect(shapeOf(type, ''), type).not.toBeNull()
})

test('No two schemas describe one type and variant', () => {
  const places = sectionShapes.map(({ section_type, variant }) => `${section_type}/${variant}`)
  expect(new Set(places).size).toBe(places.length)
})

test('Names the section, row and field of a missing value', () => {
  const items = [{ question: 'When?', answer: '<p>Now</p>' }, { question: 'Where?' }]
  expect(checked('faq', { items })).toThrow('Welcome: Questions 2: enter Answer')
})

test('Names the field of an invalid value', () => {
  expect(checked('map', { latitude: 91 })).toThrow(/^Welcome: .*Latitude/)
  expect(checked('image', { image: 'not an address' })).toThrow(/^Welcome: Image/)
  expect(checked('slider', { slides: 'many' })).toThrow('Welcome: Slides: Slides must be a list')
  expect(checked('slider', { slides: Array(31).fill({}) })).toThrow('up to 30')
})

test('Checks a banner by its variant', () => {
  expect(checked('banner', { variant: 'doors', doors: [{ title: 'Come in' }] })).toThrow(
    'Welcome: Cards 1: enter Link',
  )
  expect(checked('banner', { heading: 'Come in', doors: [{}] })).not.toThrow()
})

test('Leaves other types, variants and keys unchecked', () => {
  expect(checked('of another app', { slides: 'many' })).not.toThrow()
  expect(checked('banner', { variant: 'theirs', doors: 'many' })).not.toThrow()
  expect(checked('rich text', { html: '<p>Hi</p>', theirs: [1, [2]] })).not.toThrow()
})
