import { expect, test } from 'vitest'
import { isPhoto, pictureSource, placeholder, rendition, renditions } from './picture.tsx'

const host = 'https://store.example.org'

test('A missing picture shows the placeholder', () => {
  expect([null, undefined, ''].map((path) => pictureSource(path, host))).toEqual(Array(3).fill(placeholder))
})

test('Paths that start with http or /assets stay unchanged, and all others use the store host', () => {
  expect(pictureSource('https://elsewhere.example.org/a.jpg', host)).toBe(
    'https://elsewhere.example.org/a.jpg',
  )
  expect(pictureSource('/assets/a.svg', host)).toBe('/assets/a.svg')
  expect(pictureSource('/files/a.webp', host)).toBe(`${host}/files/a.webp`)
  expect(pictureSource('files/a.webp', host)).toBe(`${host}/files/a.webp`)
  expect(pictureSource('/assetsless/a.webp', host)).toBe(`${host}/assetsless/a.webp`)
})

test('Only the store’s own pictures have several widths', () => {
  expect(renditions('/files/a.webp', host)).toContain(`${host}/files/a.webp?width=160 160w, `)
  expect(renditions('/files/a.svg', host)).toBeUndefined()
  expect(renditions('/assets/a.webp', host)).toBeUndefined()
  expect(renditions('https://elsewhere.example.org/files/a.webp', host)).toBeUndefined()
  expect([rendition('/files/a.webp', 640), rendition(null, 640)]).toEqual([
    '/files/a.webp?width=640',
    placeholder,
  ])
})

test('Distinguishes photos from drawings, whatever their address contains', () => {
  const photos = ['/files/bowl.jpg', '/files/bowl.webp?width=640', 'https://elsewhere.example.org/a.png']
  expect(photos.map(isPhoto)).toEqual([true, true, true])
  expect(['/files/pot.svg', '/assets/pot.SVG?v=2', '', null, undefined].map((path) => isPhoto(path))).toEqual(
    Array(5).fill(false),
  )
})
