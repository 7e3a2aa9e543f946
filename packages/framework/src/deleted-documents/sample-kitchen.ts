import { sql } from 'kysely'
import {
  always,
  childType,
  docType,
  everything,
  grant,
  link,
  money,
  prompted,
  reading,
  secret,
  select,
  table,
  text,
  whereOwner,
} from '#framework/doctypes'
import { defineModule } from '#framework/modules'
import type { TestClient, TestSite } from '#framework/testing'

const Pot = childType('Kept Pot', { what: text(), price: money(), inner: secret() })

const Kitchen = docType('Kept Kitchen', {
  naming: prompted,
  fields: { floor: text() },
  access: { 'System Manager': everything, All: reading(always) },
})

const Meal = docType('Kept Meal', {
  naming: prompted,
  isSubmittable: true,
  fields: {
    title: text({ required: true }),
    cost: money(),
    pin: secret(),
    above: text({ level: 1 }),
    kitchen: link('Kept Kitchen'),
    state: select(['new', 'served'], { default: 'new' }),
    pots: table(Pot),
  },
  states: {
    field: 'state',
    initial: 'new',
    transitions: [{ action: 'Serve', from: 'new', to: 'served', roles: ['Seller'] }],
  },
  access: {
    'System Manager': everything,
    Seller: grant({ read: whereOwner, write: whereOwner, create: always, delete: whereOwner }),
    'Event Staff': grant({ read: always, delete: always }),
  },
})

const Fleeting = docType('Kept Fleeting', {
  naming: prompted,
  retainDeleted: false,
  fields: { title: text() },
  access: { 'System Manager': everything },
})

export const kitchenModule = defineModule({ name: 'kept', docTypes: [Kitchen, Meal, Fleeting] })

export const MEALS = '/api/resource/Kept%20Meal'

const pots = [
  { what: 'rice', price: 1.5, inner: 'hidden word' },
  { what: 'dal', price: 2 },
]

interface Deleted {
  readonly name: string
  readonly data: string
  readonly restored: number
}

export function kitchenOf(site: () => TestSite, seller: () => TestClient) {
  return {
    cook: (name: string, values: object = {}, client = seller()) =>
      client.post(MEALS, { name, title: 'lunch', cost: 12.5, pin: 'pin of the cellar', pots, ...values }),
    remove: (name: string, client = seller()) => client.delete(`${MEALS}/${name}`),
    restore: (name: string, client = seller()) =>
      client.post('/api/method/mela.documents.restore', { doctype: 'Kept Meal', name }),
    meal: (name: string) => site().administrator.get(`${MEALS}/${name}`),
    async deletionsOf(name: string): Promise<readonly Deleted[]> {
      const { rows } = await sql<Deleted>`
        select "name", "data", "restored" from "Deleted Document" where "deleted_name" = ${name} order by "creation"`.execute(
        site().engine.database.kysely,
      )
      return rows
    },
  }
}

export function at(response: unknown, key: string): unknown {
  return typeof response === 'object' && response !== null
    ? Object.getOwnPropertyDescriptor(response, key)?.value
    : undefined
}
