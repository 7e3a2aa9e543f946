import { expect, test } from 'vitest'
import { sectionsFor } from '../page/get-page-content.ts'

const anywhere = { application_type: 'both', business: null, city: null } as const
const visitor = { application_type: 'web', business: 'BS-00001', city: 'Chennai' } as const

test('A section without conditions is visible to everyone', () => {
  expect(sectionsFor([anywhere], { ...visitor, city: null })).toHaveLength(1)
})

test('Hides a section from other apps, businesses and cities', () => {
  const sections = [
    { ...anywhere, application_type: 'mobile' } as const,
    { ...anywhere, business: 'BS-00002' },
    { ...anywhere, city: 'Madurai' },
    { ...anywhere, city: 'chennai' },
  ]
  expect(sectionsFor(sections, visitor)).toEqual([sections[3]])
})

test('Hides a city’s section from visitors without a known city', () => {
  expect(sectionsFor([{ ...anywhere, city: 'Chennai' }], { ...visitor, city: null })).toEqual([])
})
