import { expect, test } from 'vitest'
import { sortByDisplayOrder, findItemProblem, findItemPicture } from './album-items.ts'

const nothing = {
  image__video: null,
  image: null,
  poster: null,
  video: null,
  iframe: null,
  download_url: null,
  thumb: null,
  display_order: null,
}

test('An item shows exactly one medium', () => {
  expect(findItemProblem({ ...nothing, image__video: '/files/a.webp' })).toBeNull()
  expect(findItemProblem({ ...nothing, video: '/files/a.mp4', poster: '/files/a.webp' })).toBeNull()
  expect(findItemProblem(nothing)).toBe('nothing_to_show')
  expect(findItemProblem({ ...nothing, image: '/files/a.webp', video: '/files/a.mp4' })).toBe('more_than_one')
})

test.each(['https://video.example.org/1', '/files/morning.mp4'])('Accepts a video from %s', (video) =>
  expect(findItemProblem({ ...nothing, video })).toBeNull(),
)

test.each(['http://video.example.org/1', 'javascript:alert(1)', '/private/a.mp4', '//video.example.org/1'])(
  'Refuses an embedded page from %s',
  (iframe) => expect(findItemProblem({ ...nothing, iframe })).toBe('wrong_address'),
)

test('Refuses a script as a picture or a download', () => {
  expect(findItemProblem({ ...nothing, image: 'javascript:alert(1)' })).toBe('wrong_address')
  expect(findItemProblem({ ...nothing, image: '/files/a.webp', download_url: 'javascript:alert(1)' })).toBe(
    'wrong_address',
  )
})

test('A video’s picture is its poster', () => {
  expect(findItemPicture({ ...nothing, poster: '/files/p.webp' })).toBe('/files/p.webp')
  expect(findItemPicture({ ...nothing, image: '/files/i.webp', poster: '/files/p.webp' })).toBe(
    '/files/i.webp',
  )
})

test('Sorts items by display order, then the others by arrival', () => {
  const items = [null, 3, 1, null].map((display_order, index) => ({ display_order, index }))
  expect(sortByDisplayOrder(items).map(({ index }) => index)).toEqual([2, 1, 0, 3])
})
