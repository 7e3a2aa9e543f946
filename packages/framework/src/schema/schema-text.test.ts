import { sql } from 'kysely'
import { expect, test } from 'vitest'
import {
  childType,
  createRegistry,
  docType,
  everything,
  json,
  link,
  single,
  table,
  text,
} from '#framework/doctypes'
import { emptyDatabase } from './sample-types.ts'
import { schemaText } from './index.ts'

const access = { 'System Manager': everything }
const Line = childType('Line', { label: text() })
const Note = docType('Note', {
  fields: {
    title: text({ required: true, unique: true }),
    data: json(),
    of: link('Note'),
    lines: table(Line),
  },
  access,
})
const Settings = docType('Settings', {
  fields: { welcome: text({ default: 'it’s on' }) },
  access,
  naming: single,
})

test('A table reads like its document type', () => {
  expect(schemaText(createRegistry([Note]))).toContain(`create table "Note" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "title" text not null,
  "data" text,
  "of" text,
  constraint "Note name" primary key ("name"),
  constraint "Note.title unique" unique ("title"),
  constraint "Note.data json" check ("data" is json)
);
create index "Note.modified+name index" on "Note" ("modified", "name");
create index "Note.creation+name index" on "Note" ("creation", "name");
create index "Note.of index" on "Note" ("of");
`)
})

test('A child table names its parent, and a Single says that it has one row', () => {
  const text = schemaText(createRegistry([Note, Settings]))
  expect(text).toContain('-- Rows of Note.lines\ncreate table "Line"')
  expect(text).toContain('-- One row\ncreate table "Settings"')
})

test('The load order of types does not change the text', () => {
  expect(schemaText(createRegistry([Settings, Note]))).toBe(schemaText(createRegistry([Note, Settings])))
})

test('Names that PostgreSQL would truncate or that the engine reserves are refused', () => {
  const named = (name: string) => () => schemaText(createRegistry([docType(name, { fields: {}, access })]))
  expect(named('ப'.repeat(22))).toThrow(/too long/)
  expect(named('mela_setting')).toThrow(/engine/)
})

test('An order by an unknown field is refused', () => {
  const Wrong = docType('Wrong', { fields: {}, access, sort: 'start_date asc' })
  expect(() => schemaText(createRegistry([Wrong]))).toThrow('Wrong is sorted by start_date')
})

test('An event gets its number and time by default, and its deliveries are deleted with it', async () => {
  const database = await emptyDatabase()
  await sql.raw(schemaText(createRegistry([]))).execute(database.kysely)
  await sql`insert into mela_event (name, payload) values ('note.written', '{}')`.execute(database.kysely)
  await sql`
    insert into mela_event_delivery (event_id, subscription) select id, 'mail' from mela_event
    where created <= now() + interval '1 minute' and done_at is null`.execute(database.kysely)
  const { rows } = await sql`select attempts from mela_event_delivery`.execute(database.kysely)
  expect(rows).toEqual([{ attempts: 0 }])
  await sql`delete from mela_event`.execute(database.kysely)
  expect((await sql`select from mela_event_delivery`.execute(database.kysely)).rows).toEqual([])
})
