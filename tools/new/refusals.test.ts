import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openRepository } from './repository.ts'
import { refuseDuplicateType } from './add-doctype.ts'
import { namesOf, isBuilt, parseModulePath } from './names.ts'

const root = join(import.meta.dirname, '..', '..')
const empty = await mkdtemp(join(tmpdir(), 'mela-empty-'))
afterAll(() => rm(empty, { recursive: true, force: true }))

test('A title of another document type is refused, as a title and as a name in code', () => {
  expect(() => refuseDuplicateType(namesOf('Mela Event'))).toThrow(
    'There is a document type Mela Event already',
  )
  expect(() => refuseDuplicateType(namesOf('MelaEvent'))).toThrow('MelaEvent needs another name')
  expect(() => refuseDuplicateType(namesOf('Gallery Item'))).toThrow('Gallery Item already')
  expect(() => refuseDuplicateType(namesOf('Something New'))).not.toThrow()
})

test('A module is found by its domain and noun', () => {
  const module = parseModulePath(root, 'site/contact')
  expect(module).toEqual({ domain: 'site', noun: 'contact', folder: 'modules/site/contact' })
  expect(isBuilt(root, module)).toBe(true)
  expect(isBuilt(root, parseModulePath(root, 'money/nowhere'))).toBe(false)
})

test.each(['attic/board', 'board'])('An unknown domain is refused: %s', (place) => {
  expect(() => parseModulePath(root, place)).toThrow(/There is no domain|no path of a module/)
})

test.each(['site/../board', 'site/', 'site/Board', 'site/a/b', '/board', 'site/a_b'])(
  'An invalid module path is refused: %s',
  (place) => {
    expect(() => parseModulePath(root, place)).toThrow(/no path of a module|There is no domain/)
  },
)

test('No file is written when one of them exists', async () => {
  const place = openRepository(empty)
  await place.create([{ path: 'modules/a.ts', text: 'export const a = 1' }])
  const files = [
    { path: 'modules/b.ts', text: 'export const b = 1' },
    { path: 'modules/a.ts', text: 'export const a = 2' },
  ]
  await expect(place.create(files)).rejects.toThrow('modules/a.ts is there already')
  await expect(place.read('modules/b.ts')).rejects.toThrow('ENOENT')
  expect(await place.read('modules/a.ts')).toContain('a = 1')
})
