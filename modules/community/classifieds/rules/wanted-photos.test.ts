import { expect, test } from 'vitest'
import { wantedPhotos } from './wanted-photos.ts'

test('pictures come as addresses, or with words for those who cannot see them', () => {
  expect(wantedPhotos(['/files/a.webp', { picture: '/files/b.webp', alt: ' A chair ' }])).toEqual([
    { picture: '/files/a.webp', alt: null },
    { picture: '/files/b.webp', alt: 'A chair' },
  ])
})

test('what is no picture is left out, and none is shown twice', () => {
  expect(wantedPhotos(['', null, 7, {}, '/files/a.webp', '/files/a.webp'])).toEqual([
    { picture: '/files/a.webp', alt: null },
  ])
  expect(wantedPhotos('nonsense')).toEqual([])
})
