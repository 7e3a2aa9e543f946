import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  always,
  byField,
  childType,
  docType,
  everything,
  grant,
  link,
  prompted,
  table,
  text,
} from '#framework/doctypes'
import { defineModule } from '#framework/modules'
import { administrator, signedIn } from '#framework/permissions'
import { testSite, type TestClient, type TestSite } from '#framework/testing'

const Stop = childType('Route Stop', { place: link('Spot') })
const Spot = docType('Spot', {
  naming: prompted,
  allowRename: true,
  fields: { inside: link('Spot'), stops: table(Stop) },
  access: { 'System Manager': everything, Volunteer: grant({ read: always }) },
})
const Hall = docType('Hall', {
  naming: byField('title'),
  allowRename: true,
  fields: { title: text(), spot: link('Spot') },
  access: { 'System Manager': everything },
})
const Remark = docType('Remark', {
  fields: {
    about_type: text(),
    about: text({ typeField: 'about_type' }),
    only: link('Spot', { unique: true }),
  },
  access: { 'System Manager': everything },
})
const Fixed = docType('Fixed', { naming: prompted, fields: {}, access: { 'System Manager': everything } })

let site: TestSite
let manager: TestClient

beforeAll(async () => {
  site = await testSite([defineModule({ name: 'places', docTypes: [Spot, Hall, Remark, Fixed] })])
  manager = await site.userWith('System Manager')
})
afterAll(() => site.close())

const get = async (type: string, name: string) => (await manager.get(`/api/resource/${type}/${name}`)).data
const add = (type: string, values: object) => manager.post(`/api/resource/${type}`, values)

function rename(from: string, to: string, merge = false): Promise<string> {
  return site.engine.write(administrator, (documents) => documents.rename(Spot, from, to, { merge }))
}

test('A rename updates child rows, links of every kind, and the change set', async () => {
  await add('Spot', { name: 'Adyar' })
  await add('Spot', { name: 'Beach', inside: 'Adyar', stops: [{ place: 'Adyar' }] })
  await add('Hall', { title: 'Big', spot: 'Adyar' })
  const { data: remark } = await add('Remark', { about_type: 'Spot', about: 'Adyar' })
  const { data: other } = await add('Remark', { about_type: 'Hall', about: 'Adyar' })
  const changes = await site.engine.write(administrator, async (documents, changeSet) => {
    await documents.rename(Spot, 'Adyar', 'Adyar East')
    await documents.rename(Spot, 'Beach', 'Shore')
    return changeSet
  })
  expect(await get('Spot', 'Shore')).toMatchObject({
    inside: 'Adyar East',
    stops: [{ place: 'Adyar East', parent: 'Shore' }],
  })
  expect(await get('Hall', 'Big')).toMatchObject({ spot: 'Adyar East' })
  const name = (document: unknown) => String(Object.getOwnPropertyDescriptor(document, 'name')?.value)
  expect(await get('Remark', name(remark))).toMatchObject({ about: 'Adyar East' })
  expect(await get('Remark', name(other))).toMatchObject({ about: 'Adyar' })
  expect((await manager.get('/api/resource/Spot/Adyar')).status).toBe(404)
  expect(changes.changes).toEqual([
    { type: 'Spot', name: 'Adyar East', before: 'Adyar', kind: 'renamed' },
    { type: 'Spot', name: 'Shore', before: 'Beach', kind: 'renamed' },
  ])
  expect([...changes.changed]).toEqual(expect.arrayContaining(['Spot', 'Hall', 'Remark', 'Route Stop']))
})

test('A rename also sets the field that names the document', async () => {
  await add('Hall', { title: 'Small' })
  await site.engine.write(administrator, (documents) => documents.rename(Hall, 'Small', 'Tiny'))
  expect(await get('Hall', 'Tiny')).toMatchObject({ name: 'Tiny', title: 'Tiny' })
})

test('A merge makes one document of two, and links to either point to it', async () => {
  await add('Spot', { name: 'Mylapore' })
  await add('Spot', { name: 'Mailapur', stops: [{}] })
  await add('Spot', { name: 'Tank', inside: 'Mailapur' })
  await rename('Mailapur', 'Mylapore', true)
  expect(await get('Spot', 'Tank')).toMatchObject({ inside: 'Mylapore' })
  expect((await manager.get('/api/resource/Spot/Mailapur')).status).toBe(404)
  await expect(rename('Tank', 'Nowhere', true)).rejects.toMatchObject({ status: 417 })
})

test('A merge that would break a unique field changes nothing', async () => {
  await add('Spot', { name: 'one' })
  await add('Spot', { name: 'two' })
  await add('Remark', { only: 'one' })
  await add('Remark', { only: 'two' })
  await expect(rename('one', 'two', true)).rejects.toMatchObject({ type: 'UniqueValidationError' })
  expect(await get('Spot', 'one')).toMatchObject({ name: 'one' })
})

test('Refuses a new name that is in use, invalid or not allowed', async () => {
  await add('Spot', { name: 'here' })
  await add('Spot', { name: 'there' })
  await expect(rename('here', 'there')).rejects.toMatchObject({ type: 'ValidationError', status: 417 })
  await expect(rename('here', '<b>')).rejects.toMatchObject({ type: 'NameError' })
  await expect(rename('here', ' ')).rejects.toMatchObject({ type: 'MandatoryError' })
  await expect(rename('nobody', 'x')).rejects.toMatchObject({ status: 404 })
  expect(await rename('here', 'here')).toBe('here')
  await add('Fixed', { name: 'stone' })
  const fixed = site.engine.write(administrator, (documents) => documents.rename(Fixed, 'stone', 'sand'))
  await expect(fixed).rejects.toMatchObject({ type: 'ValidationError', status: 417 })
})

test('A user who may not write a document cannot rename it', async () => {
  await add('Spot', { name: 'guarded' })
  const reader = signedIn('reader', ['Volunteer'])
  const attempt = site.engine.write(reader, (documents) => documents.rename(Spot, 'guarded', 'mine'))
  await expect(attempt).rejects.toMatchObject({ status: 403 })
})
