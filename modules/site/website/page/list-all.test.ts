import { expect, test } from 'vitest'
import { listAll } from './get-all-route.ts'

const rows = (count: number) => Array.from({ length: count }, (_, index) => index)

test.each([0, 999, 1000, 2500])('Reads all of %i rows in batches', async (count) => {
  const all = rows(count)
  const read = async ({ limit, offset }: { limit: number; offset: number }) =>
    all.slice(offset, offset + limit)
  expect(await listAll(read)).toEqual(all)
})

test('Stops reading an endless list at a hundred thousand rows', async () => {
  expect(await listAll(async ({ limit }) => rows(limit))).toHaveLength(100_000)
})
