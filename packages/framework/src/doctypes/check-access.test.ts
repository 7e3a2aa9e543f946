import { expect, test } from 'vitest'
import { always, whereExists, grant, reading, through, where, whereUser, type Access } from './access.ts'
import { docType } from './doc-type.ts'
import { link, text } from './field/field-builders.ts'
import { createRegistry } from './registry.ts'

const Owner = docType('Owner', { fields: { title: text() }, access: { All: reading(always) } })

const load =
  (access: Access, guarded: string | null = null) =>
  () =>
    createRegistry([
      Owner,
      docType('Thing', { fields: { owned_by: link('Owner'), state: text() }, access, guarded }),
    ])

test('An audited type that declares guest access does not load', () => {
  expect(load({ Guest: reading(always) }, 'tells of a child')).toThrow(/guarded .*guests/)
  expect(load({ All: reading(always) }, 'tells of a child')).not.toThrow()
})

test('A condition on an unknown field does not load', () => {
  expect(load({ All: grant({ read: where({ stat: 'open' }) }) })).toThrow(/speaks of stat/)
  expect(load({ All: grant({ read: whereUser('user') }) })).toThrow(/speaks of user/)
  expect(load({ All: grant({ read: where({ state: 'open' }) }) })).not.toThrow()
})

test('A condition through a link field accepts fields of the linked type only', () => {
  const by = (field: string, type: string, column: string) =>
    load({ All: grant({ read: through(field, type, where({ [column]: 'x' })) }) })
  expect(by('owned_by', 'Owner', 'title')).not.toThrow()
  expect(by('owned_by', 'Owner', 'state')).toThrow(/Owner speaks of state/)
  expect(by('state', 'Owner', 'title')).toThrow(/no link to Owner/)
  expect(by('owned_by', 'Thing', 'state')).toThrow(/no link to Thing/)
})

test('A related-document condition needs two links to one type, or a link and a name', () => {
  const by = (field: string, column: string) =>
    load({ All: grant({ read: whereExists(field, { type: 'Thing', by: column }, where({ state: 'x' })) }) })
  expect(by('owned_by', 'owned_by')).not.toThrow()
  expect(by('owned_by', 'state')).toThrow(/no link to Thing/)
  expect(by('name', 'owned_by')).toThrow(/no link to Thing/)
  expect(by('name', 'name')).not.toThrow()
})
