import { expect, test } from 'vitest'
import { decodeChanges, encodeChanges } from './committed-changes.ts'

function committed(types: readonly string[], documents: Readonly<Record<string, readonly string[]>> = {}) {
  return {
    types: new Set(types),
    documents: new Map(Object.entries(documents).map(([type, names]) => [type, new Set(names)])),
  }
}

function read(texts: readonly string[]) {
  return texts.map((text) => {
    const changes = decodeChanges(text)
    if (!changes) throw new Error('Not readable')
    return changes
  })
}

test('A change payload names documents, and bare types when the documents are unknown', () => {
  const [named, unnamed, ...more] = read(
    encodeChanges('n1', committed(['Book', 'Shelf'], { Book: ['BK-1', 'BK-2'] })),
  )
  expect(named).toMatchObject({ node: 'n1', types: new Set(['Book']), isEverything: false })
  expect(named?.documents.get('Book')).toEqual(new Set(['BK-1', 'BK-2']))
  expect(unnamed?.types).toEqual(new Set(['Shelf']))
  expect(unnamed?.documents.size).toBe(0)
  expect(more).toEqual([])
})

test('A change payload can hold events without types', () => {
  expect(read(encodeChanges('n1', committed([])))).toMatchObject([{ types: new Set(), isEverything: false }])
})

test('Many multi-byte names are split into payloads that PostgreSQL accepts', () => {
  const names = Array.from({ length: 300 }, (_, index) => `புத்தகம்-${index}-"\\`)
  const texts = encodeChanges('n1', committed(['Book'], { Book: names }))
  expect(texts.length).toBeGreaterThan(1)
  for (const text of texts) expect(Buffer.byteLength(text)).toBeLessThan(7999)
  expect(read(texts).flatMap(({ documents }) => [...(documents.get('Book') ?? [])])).toEqual(names)
})

test('Names beyond eight payloads are left out, and only the type is sent', () => {
  const names = Array.from({ length: 10_000 }, (_, index) => `BK-${index}`)
  const changes = read(encodeChanges('n1', committed(['Book', 'Shelf'], { Book: names })))
  expect(changes.map(({ types }) => types)).toEqual([new Set(['Book', 'Shelf'])])
  expect(changes[0]?.documents.size).toBe(0)
})

test('More types than one payload holds are sent as a change of everything', () => {
  const types = Array.from({ length: 900 }, (_, index) => `Document Type ${index}`)
  expect(read(encodeChanges('n1', committed(types))).map(({ isEverything }) => isEverything)).toEqual([true])
})

test('A foreign payload is ignored', () => {
  expect(decodeChanges('{"node":"n1","changed":"Book"}')).toBeNull()
  expect(decodeChanges('[]')).toBeNull()
})
