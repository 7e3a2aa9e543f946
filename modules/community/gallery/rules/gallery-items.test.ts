import { expect, test } from 'vitest'
import { inOrder, itemProblem, pictureOf } from './gallery-items.ts'

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
  expect(itemProblem({ ...nothing, image__video: '/files/a.webp' })).toBeNull()
  expect(itemProblem({ ...nothing, video: '/files/a.mp4', poster: '/files/a.webp' })).toBeNull()
  expect(itemProblem(nothing)).toBe('nothing_to_show')
  expect(itemProblem({ ...nothing, image: '/files/a.webp', video: '/files/a.mp4' })).toBe('more_than_one')
})

test.each(['https://video.example.org/1', '/files/morning.mp4'])('a video may come from %s', (video) =>
  expect(itemProblem({ ...nothing, video })).toBeNull(),
)

test.each(['http://video.example.org/1', 'javascript:alert(1)', '/private/a.mp4', '//video.example.org/1'])(
  'a framed page may not come from %s',
  (iframe) => expect(itemProblem({ ...nothing, iframe })).toBe('wrong_address'),
)

test('a picture or a download cannot be a script', () => {
  expect(itemProblem({ ...nothing, image: 'javascript:alert(1)' })).toBe('wrong_address')
  expect(itemProblem({ ...nothing, image: '/files/a.webp', download_url: 'javascript:alert(1)' })).toBe(
    'wrong_address',
  )
})

test('the picture of a video is its poster', () => {
  expect(pictureOf({ ...nothing, poster: '/files/p.webp' })).toBe('/files/p.webp')
  expect(pictureOf({ ...nothing, image: '/files/i.webp', poster: '/files/p.webp' })).toBe('/files/i.webp')
})

test('items stand by their display order, and the others after them as they came', () => {
  const items = [null, 3, 1, null].map((display_order, index) => ({ display_order, index }))
  expect(inOrder(items).map(({ index }) => index)).toEqual([2, 1, 0, 3])
})
