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

test('an item shows exactly one thing', () => {
  expect(findItemProblem({ ...nothing, image__video: '/files/a.webp' })).toBeNull()
  expect(findItemProblem({ ...nothing, video: '/files/a.mp4', poster: '/files/a.webp' })).toBeNull()
  expect(findItemProblem(nothing)).toBe('nothing_to_show')
  expect(findItemProblem({ ...nothing, image: '/files/a.webp', video: '/files/a.mp4' })).toBe('more_than_one')
})

test.each(['https://video.example.org/1', '/files/morning.mp4'])('a video may come from %s', (video) =>
  expect(findItemProblem({ ...nothing, video })).toBeNull(),
)

test.each(['http://video.example.org/1', 'javascript:alert(1)', '/private/a.mp4', '//video.example.org/1'])(
  'a framed page may not come from %s',
  (iframe) => expect(findItemProblem({ ...nothing, iframe })).toBe('wrong_address'),
)

test('a picture or a download cannot be a script', () => {
  expect(findItemProblem({ ...nothing, image: 'javascript:alert(1)' })).toBe('wrong_address')
  expect(findItemProblem({ ...nothing, image: '/files/a.webp', download_url: 'javascript:alert(1)' })).toBe(
    'wrong_address',
  )
})

test('the picture of a video is its poster', () => {
  expect(findItemPicture({ ...nothing, poster: '/files/p.webp' })).toBe('/files/p.webp')
  expect(findItemPicture({ ...nothing, image: '/files/i.webp', poster: '/files/p.webp' })).toBe(
    '/files/i.webp',
  )
})

test('items stand by their display order, and the others after them as they came', () => {
  const items = [null, 3, 1, null].map((display_order, index) => ({ display_order, index }))
  expect(sortByDisplayOrder(items).map(({ index }) => index)).toEqual([2, 1, 0, 3])
})
