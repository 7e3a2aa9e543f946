import { afterAll, beforeAll, expect, test } from 'vitest'
import { always, docType, everything, grant, select, text, type RoleName } from '#framework/doctypes'
import { defineModule } from '#framework/modules'
import { rowsOf, testSite, valuesOf, type TestClient, type TestSite } from '#framework/testing'
import { desk } from './desk.module.ts'

const staff: readonly RoleName[] = ['Store Manager', 'Seller']
const readWriteCreate = grant({ read: always, write: always, create: always })

const Kite = docType('Sample Kite', {
  fields: {
    title: text({ required: true }),
    state: select(['on its way', 'there', 'lost'], { required: true, default: 'on its way' }),
  },
  states: {
    field: 'state',
    initial: 'on its way',
    transitions: [
      { action: 'Bring', from: 'on its way', to: 'there', roles: staff },
      { action: 'Not there yet', from: 'there', to: 'on its way', roles: ['Store Manager'] },
      { action: 'Lose', from: 'on its way', to: 'lost', roles: staff },
    ],
  },
  access: { 'System Manager': everything, 'Store Manager': readWriteCreate, Seller: readWriteCreate },
})

let site: TestSite
beforeAll(async () => {
  site = await testSite([desk, defineModule({ name: 'kites', docTypes: [Kite] })])
})
afterAll(() => site.close())

async function finalFor(client: TestClient): Promise<readonly unknown[]> {
  const { data } = await client.post('/api/resource/Sample Kite', { title: 'red' })
  const asked = { doctype: 'Sample Kite', name: valuesOf(data)['name'] }
  const { message } = await client.get('/api/method/mela.desk.get_transitions', asked)
  return rowsOf(message).map(({ action, is_final }) => [action, is_final])
}

test('A transition is final when no other leads on or only others may undo it', async () => {
  expect(await finalFor(await site.userWith('Store Manager'))).toEqual([
    ['Bring', false],
    ['Lose', true],
  ])
  expect(await finalFor(await site.userWith('Seller'))).toEqual([
    ['Bring', true],
    ['Lose', true],
  ])
})
