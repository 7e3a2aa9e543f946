import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrator } from '#framework/permissions'
import type { Values } from '#framework/testing'
import { orderEvents } from '#store/orders'
import { cancelOneItem } from '#store/orders/testing'
import { AffiliateSettings } from '../program/affiliate-settings.doctype.ts'
import { openAffiliateSite, type AffiliateSite } from '../testing/affiliate-site.ts'

const at = (address_line1: string, phone: string) => ({
  address: {
    ...{ contact_name: 'Meena', phone, address_line1, city: 'Chennai' },
    ...{ state: 'Tamil Nadu', zipcode: '600004' },
  },
})

const farAway = { ...at('99 Beach Road', '98400 77701'), email: 'far@example.org' }

let fixture: AffiliateSite
beforeAll(async () => {
  fixture = await openAffiliateSite()
})
afterAll(() => fixture.site.close())

test('A delivered order earns a commission that is confirmed after its return window', async () => {
  const affiliate = await fixture.newAffiliate()
  const placed = await fixture.order({ quantity: 2, code: affiliate.code })
  expect(await fixture.commissionsOf(affiliate)).toMatchObject([
    { state: 'pending', sales: 750, amount: 75, reversed: 0, held_until: null },
  ])
  await fixture.deliver(placed)
  expect(await fixture.commissionsOf(affiliate)).toMatchObject([{ held_until: fixture.today(8) }])
  await fixture.night(7)
  expect(await fixture.totalsOf(affiliate)).toMatchObject({ pending: 75, confirmed: 0 })
  await fixture.night(1)
  expect(await fixture.totalsOf(affiliate)).toMatchObject({ pending: 0, confirmed: 75 })
  expect(await fixture.faults()).toEqual([])
})

test('A code that is typed in small letters with a hyphen counts, an unknown one changes nothing', async () => {
  const affiliate = await fixture.newAffiliate()
  const typed = `${affiliate.code.slice(0, 6).toLowerCase()}-${affiliate.code.slice(6)}`
  await fixture.order({ code: typed })
  await fixture.order({ code: 'NOBODY99' })
  expect(await fixture.commissionsOf(affiliate)).toHaveLength(1)
})

test('An affiliate earns nothing by an order of their own', async () => {
  const affiliate = await fixture.newAffiliate()
  await fixture.order({ code: affiliate.code, client: affiliate.client })
  expect(await fixture.commissionsOf(affiliate)).toEqual([])
})

test('An affiliate earns nothing as a guest with their own email address, in any case of letters', async () => {
  const client = await fixture.site.userWith('Customer')
  await fixture.site.administrator.put(`/api/resource/User/${client.user}`, { email: 'own@example.org' })
  const affiliate = await fixture.newAffiliate({}, client)
  await fixture.order({ code: affiliate.code, where: { email: 'OWN@example.org' } })
  expect(await fixture.commissionsOf(affiliate)).toEqual([])
})

test('An affiliate earns nothing by their household, which has the address of their own orders', async () => {
  const affiliate = await fixture.newAffiliate()
  const home = { ...at('12 Lake View Road', '98400 55501'), email: 'one@example.org' }
  await fixture.order({ code: '', client: affiliate.client, where: home })
  const mother = { ...at('12, lake view road', '98400 55502'), email: 'two@example.org' }
  await fixture.order({ code: affiliate.code, where: mother })
  expect(await fixture.commissionsOf(affiliate)).toEqual([])
  const neighbour = { ...at('14 Lake View Road', '98400 55503'), email: 'three@example.org' }
  await fixture.order({ code: affiliate.code, where: neighbour })
  expect(await fixture.commissionsOf(affiliate)).toHaveLength(1)
})

test('An affiliate earns nothing by a guardian of the same family', async () => {
  const affiliate = await fixture.newAffiliate()
  const guardian = (values: Values) =>
    fixture.site.administrator.post('/api/resource/Guardian', { family: 'FAM-1', ...values })
  await guardian({ user: affiliate.client.user })
  await guardian({ email: 'father@example.org' })
  await fixture.order({ code: affiliate.code, where: { email: 'Father@example.org' } })
  expect(await fixture.commissionsOf(affiliate)).toEqual([])
  await fixture.order({ code: affiliate.code, where: { email: 'friend@example.org' } })
  expect(await fixture.commissionsOf(affiliate)).toHaveLength(1)
})

test('The contact person of a class earns nothing for it, and its other families do', async () => {
  const affiliate = await fixture.newAffiliate({ kind: 'class', group_name: 'Class 5B', benefit: 'Trip' })
  await fixture.order({ code: affiliate.code, client: affiliate.client, where: { email: 'c@example.org' } })
  expect(await fixture.commissionsOf(affiliate)).toEqual([])
  await fixture.order({ code: affiliate.code, where: farAway })
  expect(await fixture.commissionsOf(affiliate)).toHaveLength(1)
  const { message } = await fixture.call('affiliates.check_code', { code: affiliate.code })
  expect(message).toMatchObject({ kind: 'class', group_name: 'Class 5B', benefit: 'Trip', window_days: 30 })
})

test('A code counts on the last day of its window, and not on the next', async () => {
  const affiliate = await fixture.newAffiliate()
  await fixture.order({ code: affiliate.code, on: fixture.today(-31) })
  expect(await fixture.commissionsOf(affiliate)).toEqual([])
  await fixture.order({ code: affiliate.code, on: fixture.today(-30) })
  expect(await fixture.commissionsOf(affiliate)).toHaveLength(1)
})

test('A suspended affiliate earns nothing', async () => {
  const affiliate = await fixture.newAffiliate()
  const path = `/api/resource/Affiliate/${affiliate.name}`
  const refused = await fixture.office.put(path, { state: 'suspended' })
  expect(refused.body).toMatchObject({ code: 'affiliates.no_reason', field: 'reason' })
  const suspended = await fixture.office.put(path, { state: 'suspended', reason: 'Unwanted messages' })
  expect(suspended.status).toBe(200)
  await fixture.order({ code: affiliate.code })
  expect(await fixture.commissionsOf(affiliate)).toEqual([])
})

test('A returned item takes its share back, before and after the confirmation', async () => {
  const affiliate = await fixture.newAffiliate()
  const placed = await fixture.buy({ quantity: 3, code: affiliate.code })
  await fixture.giveBack(placed, 1)
  expect(await fixture.commissionsOf(affiliate)).toMatchObject([{ amount: 75, reversed: 37.5 }])
  await fixture.night(8)
  expect(await fixture.totalsOf(affiliate)).toMatchObject({ confirmed: 75 })
  expect(await fixture.faults()).toEqual([])
})

test('Cancelled items take their share back, and a cancelled order all of it', async () => {
  const affiliate = await fixture.newAffiliate()
  const placed = await fixture.order({ quantity: 2, code: affiliate.code })
  expect((await cancelOneItem(fixture.store, placed)).status).toBe(200)
  await fixture.site.engine.drainEvents()
  expect(await fixture.commissionsOf(affiliate)).toMatchObject([{ state: 'pending', amount: 37.5 }])
  expect((await cancelOneItem(fixture.store, placed)).status).toBe(200)
  await fixture.site.engine.drainEvents()
  expect(await fixture.commissionsOf(affiliate)).toMatchObject([{ state: 'reversed', amount: 0 }])
})

test('An event that arrives twice earns once', async () => {
  const affiliate = await fixture.newAffiliate()
  const placed = await fixture.buy({ code: affiliate.code })
  await fixture.site.engine.write(administrator, (documents) =>
    documents.emit(orderEvents.placed, { order: String(placed['order']) }),
  )
  await fixture.site.engine.drainEvents()
  await fixture.night(8)
  await fixture.night(0)
  expect(await fixture.totalsOf(affiliate)).toMatchObject({ confirmed: 37.5 })
  expect(await fixture.faults()).toEqual([])
})

test('A change of the rates leaves earlier commissions as they are', async () => {
  const affiliate = await fixture.newAffiliate()
  const placed = await fixture.order({ code: affiliate.code })
  const change = (rate: number) =>
    fixture.site.engine.write(administrator, async (documents) => {
      await documents.save(AffiliateSettings, AffiliateSettings.name, {
        rates: [{ category: null, rate, valid_from: '2020-01-01' }],
      })
    })
  await change(1)
  await fixture.deliver(placed)
  await fixture.order({ code: affiliate.code })
  expect(await fixture.commissionsOf(affiliate)).toMatchObject([{ amount: 3.75 }, { amount: 37.5 }])
  await change(10)
})

test('The dashboard counts visits, orders and earnings of the months', async () => {
  const affiliate = await fixture.newAffiliate()
  const visit = () => fixture.call('affiliates.record_visit', { code: affiliate.code })
  expect((await visit()).message).toEqual({ is_counted: 1 })
  await visit()
  expect((await fixture.call('affiliates.record_visit', { code: 'NOBODY99' })).message).toEqual({
    is_counted: 0,
  })
  await fixture.order({ code: affiliate.code })
  const { message, statements } = await fixture.call('affiliates.get_affiliate', {}, affiliate.client)
  expect(message).toMatchObject({
    is_on: 1,
    affiliate: { state: 'approved', code: affiliate.code, display_name: 'Ravi' },
    months: [{}, {}, {}, {}, {}, { month: fixture.today().slice(0, 7), visits: 2, orders: 1, earned: 37.5 }],
  })
  expect(statements.length).toBeLessThanOrEqual(6)
})
