import { expect, test } from 'vitest'
import { parseAdPhotos } from './save-ad.ts'

test('pictures come as addresses, or with words for those who cannot see them', () => {
  expect(parseAdPhotos(['/files/a.webp', { picture: '/files/b.webp', alt: ' A chair ' }])).toEqual([
    { picture: '/files/a.webp', alt: null },
    { picture: '/files/b.webp', alt: 'A chair' },
  ])
})

test('what is no picture is left out, and none is shown twice', () => {
  expect(parseAdPhotos(['', null, 7, {}, '/files/a.webp', '/files/a.webp'])).toEqual([
    { picture: '/files/a.webp', alt: null },
  ])
  expect(parseAdPhotos('nonsense')).toEqual([])
})
