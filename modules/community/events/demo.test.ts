import { afterAll, beforeAll, expect, test } from 'vitest'
import { family } from '#community/family'
import { students } from '#community/students'
import { desk } from '#framework/desk'
import { docType, everything, text } from '#framework/doctypes'
import { defineModule } from '#framework/modules'
import { administrator } from '#framework/permissions'
import { testSite, type TestSite, demoContext } from '#framework/testing'
import { manualPayments } from '#money/manual-payments'
import { ledger } from '#money/ledger'
import { payments } from '#money/payments'
import { receipts } from '#money/receipts'
import { places } from '#site/places'
import { forms } from '#site/forms'
import { notifications } from '#site/notifications'
import { website } from '#site/website'
import { events } from './index.ts'

const Business = docType('Business', { fields: { title: text() }, access: { 'System Manager': everything } })

let site: TestSite
beforeAll(async () => {
  const testModule = defineModule({ name: 'stand_ins', docTypes: [Business] })
  const money = [ledger, payments, receipts, manualPayments]
  const ground = [desk, website, notifications, forms, testModule, ...money]
  site = await testSite([...ground, places, students, family, events])
  await site.engine.write(administrator, (documents) => events.demo(demoContext(site.engine, documents)))
})
afterAll(() => site.close())

test('The demo has families with confirmed, unpaid, waiting and cancelled registrations', async () => {
  const staff = await site.userWith('Event Staff')
  const { rows } = await staff.get('/api/resource/Event Registration', {
    fields: ['state', 'amount', 'paid_amount'],
    limit_page_length: 0,
  })
  const states = new Set(rows.map(({ state }) => state))
  expect(states).toEqual(new Set(['confirmed', 'reserved', 'waitlisted', 'cancelled']))
  const unpaid = rows.filter(
    ({ state, amount, paid_amount }) => state === 'confirmed' && amount !== paid_amount,
  )
  expect(unpaid).toEqual([])
})

test('The demo’s workshop is full', async () => {
  const { rows } = await site.administrator.get('/api/resource/Event Seats', {
    filters: [['waiting', '>', 0]],
    fields: ['occupied', 'waiting'],
  })
  expect(rows).toEqual([{ occupied: 16, waiting: 2 }])
})
