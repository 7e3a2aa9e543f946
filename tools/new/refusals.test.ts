import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { houseAt } from './house.ts'
import { refuseTaken } from './known-types.ts'
import { namesOf } from './names.ts'
import { isBuilt, roomAt } from './room.ts'

const house = join(import.meta.dirname, '..', '..')
const empty = await mkdtemp(join(tmpdir(), 'mela-empty-'))
afterAll(() => rm(empty, { recursive: true, force: true }))

test('a title that another document type has is refused, in words and in code', () => {
  expect(() => refuseTaken(namesOf('Mela Event'))).toThrow('There is a document type Mela Event already')
  expect(() => refuseTaken(namesOf('MelaEvent'))).toThrow('MelaEvent needs another name')
  expect(() => refuseTaken(namesOf('Gallery Item'))).toThrow('Gallery Item already')
  expect(() => refuseTaken(namesOf('Something New'))).not.toThrow()
})

test('a room is found by its wing and noun', () => {
  const room = roomAt(house, 'site/contact')
  expect(room).toEqual({ wing: 'site', noun: 'contact', folder: 'modules/site/contact' })
  expect(isBuilt(house, room)).toBe(true)
  expect(isBuilt(house, roomAt(house, 'money/nowhere'))).toBe(false)
})

test.each(['attic/board', 'board'])('a wing that does not exist is refused: %s', (place) => {
  expect(() => roomAt(house, place)).toThrow(/There is no wing|no place for a room/)
})

test.each(['site/../board', 'site/', 'site/Board', 'site/a/b', '/board', 'site/a_b'])(
  'what is no place for a room is refused: %s',
  (place) => {
    expect(() => roomAt(house, place)).toThrow(/no place for a room|There is no wing/)
  },
)

test('when one file is there already, none is written', async () => {
  const place = houseAt(empty)
  await place.create([{ path: 'modules/a.ts', text: 'export const a = 1' }])
  const files = [
    { path: 'modules/b.ts', text: 'export const b = 1' },
    { path: 'modules/a.ts', text: 'export const a = 2' },
  ]
  await expect(place.create(files)).rejects.toThrow('modules/a.ts is there already')
  await expect(place.read('modules/b.ts')).rejects.toThrow('ENOENT')
  expect(await place.read('modules/a.ts')).toContain('a = 1')
})
