import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { albums, drawPicture, goods, pictureNamed, pictures, renderPicture, renderPictures } from './index.ts'

const digests = new Map<string, string>()
const likenesses = new Map<string, Buffer>()

const squint = (bytes: Buffer): Promise<Buffer> =>
  sharp(bytes).flatten({ background: '#ffffff' }).resize(16, 16, { fit: 'fill' }).greyscale().raw().toBuffer()

function difference(first: string, second: string): number {
  const [left, right] = [likenesses.get(first), likenesses.get(second)]
  if (!left || !right) throw new Error(`${first} or ${second} was not rendered`)
  return left.reduce((sum, grey, index) => sum + Math.abs(grey - (right[index] ?? 0)), 0) / left.length
}

beforeAll(async () => {
  await renderPictures(pictures, async ({ picture, bytes }) => {
    digests.set(picture.name, createHash('sha256').update(bytes).digest('hex'))
    likenesses.set(picture.name, await squint(bytes))
  })
}, 120_000)

test('Every picture renders, and no two are the same', () => {
  expect(digests.size).toBe(pictures.length)
  expect(new Set(digests.values()).size).toBe(pictures.length)
})

test('Neighbours in an album differ clearly', () => {
  for (const { pictures: shots } of albums) {
    for (const [index, { name }] of shots.slice(1).entries()) {
      const before = shots[index]?.name ?? ''
      expect(difference(before, name), `${before} and ${name}`).toBeGreaterThan(12)
    }
  }
})

test('No two pictures of an album look alike', () => {
  for (const { pictures: shots } of albums) {
    for (const [index, first] of shots.entries()) {
      for (const second of shots.slice(index + 1)) {
        expect(difference(first.name, second.name), `${first.name} and ${second.name}`).toBeGreaterThan(5)
      }
    }
  }
})

test('The demo has nine albums of 12 to 20 pictures, each with its own cover', () => {
  expect(albums).toHaveLength(9)
  for (const album of albums) {
    expect(album.pictures.length).toBeGreaterThanOrEqual(12)
    expect(album.pictures.length).toBeLessThanOrEqual(20)
    expect(album.pictures.map(({ name }) => name)).toContain(album.cover)
  }
})

test('The demo has six products in each of eight categories, and twelve events with card and banner', () => {
  expect(Object.values(goods).map((items) => items.length)).toEqual(Array.from({ length: 8 }, () => 6))
  expect(pictures.filter(({ kind }) => kind === 'event')).toHaveLength(12)
  expect(pictures.filter(({ kind }) => kind === 'banner')).toHaveLength(12)
})

test('Names and files are unique, and every picture has an alternative text', () => {
  expect(new Set(pictures.map(({ name }) => name)).size).toBe(pictures.length)
  expect(new Set(pictures.map(({ file }) => file)).size).toBe(pictures.length)
  expect(pictures.filter(({ alt }) => alt.trim() === '')).toEqual([])
})

test('Product pictures have a transparent background', async () => {
  const { isOpaque } = await sharp(await renderPicture('products/pot')).stats()
  expect(isOpaque).toBe(false)
})

test('A picture has the size that its list declares', async () => {
  for (const name of ['gallery/kite-morning-01', 'events/pongal-banner', 'products/pot']) {
    const { width, height } = await sharp(await renderPicture(name)).metadata()
    const drawing = drawPicture(name)
    expect([width, height]).toEqual([drawing.width, drawing.height])
  }
})

test('An unknown picture name is refused', () => {
  expect(() => pictureNamed('products/unicorn')).toThrow(RangeError)
})
