import { expect, test } from 'vitest'
import type { AlbumItem } from '#client'
import { coverOf, kindOf, shownItems } from './album-items.ts'

const item = (name: string, fields: Partial<AlbumItem>): AlbumItem => ({
  name,
  idx: 1,
  docstatus: 0,
  creation: '',
  modified: '',
  parent: 'G-1',
  parentfield: 'gallery',
  parenttype: 'Gallery',
  ...fields,
})

test('Items follow the editor’s order, and empty ones are left out', () => {
  const items = [
    item('late', { image: '/files/a.webp', display_order: 9 }),
    item('empty', { title: 'nothing' }),
    item('first', { image__video: '/files/b.webp', idx: 1 }),
    item('film', { video: '/files/c.mp4', display_order: 2 }),
  ]
  expect(shownItems(items).map(({ name }) => name)).toEqual(['first', 'film', 'late'])
})

test('A video with a poster stays a video and shows the poster as preview', () => {
  const film = item('film', { video: '/files/c.mp4', poster: '/files/p.webp' })
  expect([kindOf(film), coverOf(film)]).toEqual(['video', '/files/p.webp'])
  expect(kindOf(item('page', { iframe: 'https://video.example.com/1' }))).toBe('iframe')
  expect(kindOf(item('picture', { image__video: '/files/b.webp' }))).toBe('image')
})
