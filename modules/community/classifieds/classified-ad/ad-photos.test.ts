import { expect, test } from 'vitest'
import { parseAdPhotos } from './save-ad.ts'

test('Returns pictures as URLs, or with alternative text', () => {
  expect(parseAdPhotos(['/files/a.webp', { picture: '/files/b.webp', alt: ' A chair ' }])).toEqual([
    { picture: '/files/a.webp', alt: null },
    { picture: '/files/b.webp', alt: 'A chair' },
  ])
})

test('Drops invalid pictures and duplicates', () => {
  expect(parseAdPhotos(['', null, 7, {}, '/files/a.webp', '/files/a.webp'])).toEqual([
    { picture: '/files/a.webp', alt: null },
  ])
  expect(parseAdPhotos('nonsense')).toEqual([])
})
