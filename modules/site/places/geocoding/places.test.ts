import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrator } from '#framework/permissions'
import { testSite, valuesOf, type TestClient, type TestSite, type Values } from '#framework/testing'
import { PostalCode } from '../postal-code/postal-code.doctype.ts'
import { placeOf, places } from '../index.ts'
import { recorded, sampleGoogle, type SampleGoogle } from '../testing/sample-google.ts'
import { MAX_ADDRESSES } from '../address/address.doctype.ts'

const KEY = 'a-key-that-stays-here'

let site: TestSite
let google: SampleGoogle
const troubles: string[] = []
beforeAll(async () => {
  google = await sampleGoogle()
  const settings = {
    maps: { key: KEY, url: google.url, patience: 300 },
    onError: (_where: string, error: unknown) => void troubles.push(String(error)),
  }
  site = await testSite([places], { settings })
})
afterAll(async () => {
  await site.close()
  await google.close()
})

const call = (client: TestClient, method: string, values: object = {}) =>
  client.post(`/api/method/mela.places.${method}`, values)

const home = {
  ...{ contact_name: 'Lakshmi V', phone: '98400 12345', address_line1: '7 Lake View Street' },
  ...{ city: 'Chennai', state: 'Tamil Nadu', zipcode: '600090' },
}

function addressesIn(message: unknown): readonly Values[] {
  const { addresses } = valuesOf(message)
  return Array.isArray(addresses) ? addresses.map(valuesOf) : []
}

const defaultsIn = (message: unknown) =>
  addressesIn(message).flatMap(({ is_default, address_line1 }) => (is_default === 1 ? [address_line1] : []))

test('Searches only at six characters, and not at more', async () => {
  google.takeAsked()
  for (const text of ['', '6', '60009', '6000901', null]) {
    const { status, message, statements } = await call(site.guest, 'suggest', { text })
    expect(status).toBe(200)
    expect(message).toEqual({ status: 'ZERO_RESULTS', predictions: [], provider: null, note: null })
    expect(statements.join()).not.toContain('Postal Code')
  }
  expect(google.takeAsked()).toEqual([])
})

test('With a key its service answers, and no response contains the key', async () => {
  google.answers(recorded.predictions)
  const suggested = await call(site.guest, 'suggest', { text: '600090' })
  expect(suggested.message).toMatchObject({ status: 'OK', provider: 'google', note: null })
  google.answers(recorded.withoutCity)
  const found = await call(site.guest, 'geocode', { place_id: 'ChIJ0000000000000000000002' })
  expect(found.message).toMatchObject({
    ...{ status: 'OK', is_city_free: 1, provider: 'google' },
    place: { zipcode: '642207', country: 'IN', state: 'Tamil Nadu', city: '', latitude: 10.48 },
  })
  google.answers(recorded.nothing)
  const nothing = await call(site.guest, 'geocode', { latitude: 0, longitude: 0 })
  expect(nothing.message).toMatchObject({ status: 'ZERO_RESULTS', place: null, is_city_free: 0 })
  expect(JSON.stringify([suggested.body, found.body])).not.toContain(KEY)
})

test('When the service fails, the bundled data answers and says so, and the operator gets the reason', async () => {
  google.answers(recorded.denied)
  const suggested = await call(site.guest, 'suggest', { text: '600090' })
  expect(suggested.message).toMatchObject({
    ...{ status: 'OK', provider: 'bundled', note: 'maps_unavailable' },
    predictions: [{ place_id: 'pin:600090' }],
  })
  expect(troubles.join()).toContain('REQUEST_DENIED')
  google.answers('silence')
  const near = await call(site.guest, 'geocode', { latitude: 12.9973, longitude: 80.2134 })
  expect(near.message).toMatchObject({
    place: { zipcode: '600090', city: 'Chennai' },
    note: 'maps_unavailable',
  })
  const foreign = await call(site.guest, 'geocode', { place_id: 'ChIJ0000000000000000000001' })
  expect(foreign.message).toMatchObject({ status: 'UNKNOWN_ERROR', place: null })
})

test('Never asks the service for a bundled place, and prefers the office’s corrections', async () => {
  google.takeAsked()
  const before = await call(site.guest, 'geocode', { place_id: 'pin:600044' })
  expect(before.message).toMatchObject({
    place: { city: 'Chengalpattu' },
    is_city_free: 0,
    provider: 'bundled',
  })
  const manager = await site.userWith('Store Manager')
  const written = { postal_code: '600044', city: 'Chennai', state: 'tamilnadu' }
  expect((await manager.post('/api/resource/Postal Code', written)).data).toMatchObject({
    ...{ name: '600044', state: 'Tamil Nadu' },
  })
  const after = await call(site.guest, 'geocode', { place_id: 'pin:600044' })
  expect(after.message).toMatchObject({
    place: { city: 'Chennai', address: 'Chromepet, Chennai, Tamil Nadu 600044, India' },
  })
  expect(google.takeAsked()).toEqual([])
  const wrong = await manager.post('/api/resource/Postal Code', { ...written, postal_code: '60004' })
  expect(wrong.body).toMatchObject({ field: 'postal_code' })
  expect((await site.guest.get('/api/resource/Postal Code')).status).toBe(403)
})

test('Other modules look up postal codes, and an invalid one takes no statement', async () => {
  const ask = (code: string) => site.engine.read(administrator, (documents) => placeOf(documents, code))
  expect(await ask('600090')).toEqual({
    ...{ zipcode: '600090', country: 'IN', state: 'Tamil Nadu', city: 'Chennai' },
    ...{ address: 'Besantnagar, Chennai, Tamil Nadu 600090', latitude: 12.9973, longitude: 80.2134 },
  })
  expect(await ask('999999')).toBeNull()
  expect(await ask('drop table')).toBeNull()
  expect(PostalCode.naming).toEqual({ kind: 'field', field: 'postal_code' })
})

test('A request without a place is told which input it needs', async () => {
  for (const values of [{}, { latitude: 12 }, { longitude: 80 }])
    expect((await call(site.guest, 'geocode', values)).status).toBe(417)
  expect((await call(site.guest, 'geocode', { latitude: 91, longitude: 0 })).body).toMatchObject({
    field: 'latitude',
  })
})

test('The first address is the default, then the one marked later, and a duplicate is stored once', async () => {
  const meena = await site.userWith('Customer')
  const first = await call(meena, 'save_address', { address: home, title: 'Home' })
  expect(first.message).toMatchObject({
    addresses: [{ title: 'Home', is_default: 1, phone: '+919840012345', show: 1 }],
  })
  const again = await call(meena, 'save_address', { address: home, title: 'Home' })
  expect(addressesIn(again.message)).toHaveLength(1)
  const second = await call(meena, 'save_address', { address: { ...home, address_line1: '2 Tank Road' } })
  expect(defaultsIn(second.message)).toEqual(['7 Lake View Street'])
  const { name } = valuesOf(second.message)
  const marked = await call(meena, 'set_default_address', { name })
  expect(defaultsIn(marked.message)).toEqual(['2 Tank Road'])
  expect(addressesIn(marked.message)[0]).toMatchObject({ name })
  const removed = await call(meena, 'remove_address', { name })
  expect(defaultsIn(removed.message)).toEqual(['7 Lake View Street'])
  const listed = await call(meena, 'get_addresses')
  expect(listed.message).toEqual(removed.message)
  expect(listed.statements.filter((statement) => statement.includes('"Address"'))).toHaveLength(1)
})

test('Names an invalid address’s field and stores nothing', async () => {
  const meena = await site.userWith('Customer')
  const refused = await call(meena, 'save_address', { address: { ...home, zipcode: '6000' } })
  expect(refused.status).toBe(417)
  expect(refused.body).toMatchObject({ field: 'address.zipcode' })
  expect(addressesIn((await call(meena, 'get_addresses')).message)).toEqual([])
})

test('Refuses another state’s PIN code at its field, and accepts an unknown one silently', async () => {
  const meena = await site.userWith('Customer')
  const save = (more: object) => call(meena, 'save_address', { address: { ...home, ...more } })
  const refused = await save({ zipcode: '600004', state: 'Karnataka' })
  expect(refused.body).toMatchObject({ code: 'places.other_state', field: 'address.zipcode' })
  expect(JSON.stringify(refused.body)).toContain('PIN code 600004 is in Tamil Nadu, not in Karnataka.')
  expect((await save({ zipcode: '199999', state: 'Karnataka' })).status).toBe(200)
  const abroad = { country: 'GB', state: 'London', zipcode: '600004' }
  expect((await save(abroad)).status).toBe(200)
})

test('A user reaches only their own addresses, and a guest has none', async () => {
  const [meena, ravi] = [await site.userWith('Customer'), await site.userWith('Customer')]
  const { name } = valuesOf((await call(meena, 'save_address', { address: home })).message)
  const answers = [
    await call(ravi, 'save_address', { name, address: home }),
    await call(ravi, 'remove_address', { name }),
    await call(ravi, 'set_default_address', { name }),
    await ravi.get(`/api/resource/Address/${String(name)}`),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  expect((await ravi.get('/api/resource/Address')).rows).toEqual([])
  expect((await meena.get(`/api/resource/Address/${String(name)}`)).status).toBe(200)
  expect((await meena.put(`/api/resource/Address/${String(name)}`, { city: 'X' })).status).toBe(403)
  expect((await call(site.guest, 'get_addresses')).status).toBe(403)
})

test('Concurrent saves leave one default and at most the allowed number of addresses', async () => {
  const meena = await site.userWith('Customer')
  const save = (number: number) =>
    call(meena, 'save_address', {
      ...{ address: { ...home, address_line1: `${number} Lake View Street` }, is_default: number % 2 },
    })
  const answers = await Promise.all(Array.from({ length: MAX_ADDRESSES + 5 }, (_, number) => save(number)))
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused.map(({ body }) => valuesOf(body)['code'])).toEqual(Array(5).fill('places.too_many'))
  const { message } = await call(meena, 'get_addresses')
  expect(addressesIn(message)).toHaveLength(MAX_ADDRESSES)
  const names = addressesIn(message).map(({ name }) => name)
  await Promise.all(names.slice(0, 8).map((name) => call(meena, 'set_default_address', { name })))
  await Promise.all(names.slice(4, 12).map((name) => call(meena, 'remove_address', { name })))
  expect(defaultsIn((await call(meena, 'get_addresses')).message)).toHaveLength(1)
})
