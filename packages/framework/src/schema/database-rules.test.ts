import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { docType, everything, int, prompted, type DatabaseRule, type DocType } from '#framework/doctypes'
import { emptyDatabase, apply, insertSample, plan, rows, summaries } from './sample-types.ts'

function refusing(name: string, condition: string): DatabaseRule {
  const body = `
begin
  if ${condition} then
    raise exception 'refused' using errcode = 'check_violation', constraint = 'Sum.${name}';
  end if;
  return new;
end`
  return { name, moment: 'before', on: ['insert', 'update'], body }
}

const small = refusing('small', 'new.value > 10')

const even: DatabaseRule = {
  name: 'even',
  moment: 'at commit',
  on: ['insert', 'update', 'delete'],
  body: `
begin
  if (select coalesce(sum(value), 0) % 2 from "Sum") <> 0 then
    raise exception 'odd' using errcode = 'check_violation', constraint = 'Sum.even';
  end if;
  return null;
end`,
}

function sum(databaseRules: readonly DatabaseRule[], rest: Partial<DocType> = {}): DocType {
  const fields = { value: int({ required: true, default: 0 }) }
  const access = { 'System Manager': everything }
  return { ...docType('Sum', { naming: prompted, fields, access, databaseRules }), ...rest }
}

const refusedBy = (constraint: string): unknown => expect.objectContaining({ constraint })

test('The database enforces the rules of a type on each row and at the commit', async () => {
  const database = await emptyDatabase()
  await apply(database, sum([small, even]))
  await expect(insertSample(database, 'Sum', { name: 'a', value: 12 })).rejects.toEqual(
    refusedBy('Sum.small'),
  )
  await expect(insertSample(database, 'Sum', { name: 'a', value: 3 })).rejects.toEqual(refusedBy('Sum.even'))
  await database.kysely.transaction().execute(async (transaction) => {
    await insertSample({ ...database, kysely: transaction }, 'Sum', { name: 'a', value: 3 })
    await insertSample({ ...database, kysely: transaction }, 'Sum', { name: 'b', value: 5 })
  })
  await expect(sql`update "Sum" set value = 11 where name = 'a'`.execute(database.kysely)).rejects.toEqual(
    refusedBy('Sum.small'),
  )
  await expect(sql`delete from "Sum" where name = 'a'`.execute(database.kysely)).rejects.toEqual(
    refusedBy('Sum.even'),
  )
  expect(await rows(database, 'Sum')).toMatchObject([{ value: 3 }, { value: 5 }])
})

test('An unchanged rule stays, a changed one is replaced, and a removed one is dropped', async () => {
  const database = await emptyDatabase()
  await apply(database, sum([small, even]))
  expect(await plan(database, sum([small, even]))).toEqual([])
  const smaller = refusing('small', 'new.value > 4')
  expect(summaries((await apply(database, sum([smaller, even]))).applied)).toEqual([
    'Drop Sum.small rule',
    'Add Sum.small rule',
  ])
  await expect(insertSample(database, 'Sum', { name: 'a', value: 6 })).rejects.toEqual(refusedBy('Sum.small'))
  await apply(database, sum([]))
  expect(await plan(database, sum([]))).toEqual([])
  await insertSample(database, 'Sum', { name: 'a', value: 13 })
  const { rows: left } = await sql`select from pg_proc where proname like '% rule'`.execute(database.kysely)
  expect(left).toEqual([])
})

test('Rules follow a renamed type and are added to an existing one', async () => {
  const database = await emptyDatabase()
  await apply(database, sum([]))
  await insertSample(database, 'Sum', { name: 'old', value: 20 })
  expect(summaries((await apply(database, sum([small]))).applied)).toEqual(['Add Sum.small rule'])
  const renamed = sum([small], { name: 'Total', renamedFrom: 'Sum' })
  await apply(database, renamed)
  expect(await plan(database, renamed)).toEqual([])
  await expect(insertSample(database, 'Total', { name: 'a', value: 12 })).rejects.toEqual(
    refusedBy('Sum.small'),
  )
})
