import { expect, test } from 'vitest'
import { sectionsFor } from '../page/get-page-content.ts'

const anywhere = { application_type: 'both', business: null, city: null } as const
const visitor = { application_type: 'web', business: 'BS-00001', city: 'Chennai' } as const

test('a section that names nothing is for everyone', () => {
  expect(sectionsFor([anywhere], { ...visitor, city: null })).toHaveLength(1)
})

test('a section is kept from other apps, other businesses and other cities', () => {
  const sections = [
    { ...anywhere, application_type: 'mobile' } as const,
    { ...anywhere, business: 'BS-00002' },
    { ...anywhere, city: 'Madurai' },
    { ...anywhere, city: 'chennai' },
  ]
  expect(sectionsFor(sections, visitor)).toEqual([sections[3]])
})

test('a section of a city is kept from visitors who have not said where they are', () => {
  expect(sectionsFor([{ ...anywhere, city: 'Chennai' }], { ...visitor, city: null })).toEqual([])
})
