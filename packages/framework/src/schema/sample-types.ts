import {
  byField,
  check,
  childType,
  createRegistry,
  date,
  datetime,
  docType,
  everything,
  float,
  int,
  json,
  link,
  money,
  prompted,
  select,
  single,
  table,
  text,
  type DocType,
} from '#framework/doctypes'
import { type Database, connect } from '#framework/database'
import { applySchema, planSchema, readCurrentSchema } from './index.ts'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { inject, onTestFinished } from 'vitest'

export const sampleAccess = { 'System Manager': everything }

export const Photo = childType('Sample Photo', {
  image: text({ required: true }),
  place: link('Sample Place'),
})

export const PlaceSample = docType('Sample Place', {
  fields: { city: text() },
  access: sampleAccess,
  naming: byField('city'),
})

export const Sample = docType('Sample', {
  fields: {
    title: text({ required: true, unique: true }),
    note: text(),
    shade: select(['light', "day's end"], { required: true, default: "day's end" }),
    order: int({ required: true, default: -3 }),
    user: link('Sample Place'),
    published: check({ default: 1 }),
    price: money(),
    share: float({ required: true, default: 0.00001 }),
    starts: date({ indexed: true }),
    seen: datetime(),
    shape: json(),
    photos: table(Photo),
  },
  access: sampleAccess,
  naming: prompted,
  sort: 'starts desc, title',
  uniqueTogether: [['title', 'starts']],
})

const Settings = docType('Sample Settings', {
  fields: {
    heading: text({ required: true }),
    theme: text({ default: 'plain' }),
    home: link('Sample Place', { default: 'Chennai' }),
    is_open: check({ default: 1 }),
  },
  access: sampleAccess,
  naming: single,
})

export const everyType = [Sample, PlaceSample, Settings]

export function simple(fields: DocType['fields'], rest: Partial<DocType> = {}): DocType {
  return { ...docType('Thing', { fields, access: sampleAccess, naming: prompted }), ...rest }
}

export const apply = (database: Database, ...types: DocType[]) => applySchema(database, createRegistry(types))

export const summaries = (changes: readonly { summary: string }[]) => changes.map(({ summary }) => summary)

export const plan = async (database: Database, ...types: DocType[]) => {
  const registry = createRegistry(types)
  return summaries(planSchema(registry, await readCurrentSchema(database, registry)))
}

export function insertSample(
  database: Database,
  name: string,
  values: Record<string, string | number | null>,
) {
  const standard = {
    owner: 'x',
    modified_by: 'x',
    creation: '2026-11-01 10:00:00',
    modified: '2026-11-01 10:00:00',
  }
  return database.kysely
    .insertInto(name)
    .values({ ...standard, ...values })
    .execute()
}

export const rows = (database: Database, name: string) =>
  database.kysely.selectFrom(name).selectAll().orderBy('name').execute()

export async function emptyDatabase(): Promise<Database> {
  const name = `schema_${randomUUID()}`
  const options = { timeZone: 'Asia/Kolkata', poolSize: 4 }
  const server = connect(inject('database'), { ...options, poolSize: 1 })
  await sql`create database ${sql.id(name)}`.execute(server.kysely)
  const database = connect({ ...inject('database'), database: name }, options)
  onTestFinished(async () => {
    await database.close()
    await sql`drop database ${sql.id(name)}`.execute(server.kysely)
    await server.close()
  })
  return database
}
