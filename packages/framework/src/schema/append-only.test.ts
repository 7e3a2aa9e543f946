import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { docType, everything, prompted, text, type DocType } from '#framework/doctypes'
import { emptyDatabase, apply, insertSample, plan, rows, summaries } from './sample-types.ts'

function entry(rest: Partial<DocType>): DocType {
  const fields = { what: text() }
  const type = docType('Entry', { naming: prompted, fields, access: { 'System Manager': everything } })
  return { ...type, ...rest }
}

const appendOnlyEntry = entry({ appendOnly: true })

test('Rows of an append-only type are added and neither changed nor deleted', async () => {
  const database = await emptyDatabase()
  await apply(database, appendOnlyEntry)
  await insertSample(database, 'Entry', { name: 'a', what: 'tea' })
  for (const statement of ['update "Entry" set what = null', 'delete from "Entry"', 'truncate "Entry"'])
    await expect(sql.raw(statement).execute(database.kysely)).rejects.toThrow('Entry is append-only')
  expect(await rows(database, 'Entry')).toMatchObject([{ name: 'a', what: 'tea' }])
})

test('A type becomes append-only, stays so when renamed, and can stop being so', async () => {
  const database = await emptyDatabase()
  await apply(database, entry({}))
  expect(summaries((await apply(database, appendOnlyEntry)).applied)).toEqual(['Add Entry.append only'])
  expect(await plan(database, appendOnlyEntry)).toEqual([])
  const renamed = { ...appendOnlyEntry, name: 'Line', renamedFrom: 'Entry' }
  await apply(database, renamed)
  expect(await plan(database, renamed)).toEqual([])
  await insertSample(database, 'Line', { name: 'a', what: 'tea' })
  await expect(sql`delete from "Line"`.execute(database.kysely)).rejects.toThrow('Line is append-only')
  await apply(database, { ...renamed, appendOnly: false })
  await sql`delete from "Line"`.execute(database.kysely)
  expect(await rows(database, 'Line')).toEqual([])
})
