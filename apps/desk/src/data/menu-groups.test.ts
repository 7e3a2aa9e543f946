import { expect, test } from 'vitest'
import type { DeskType, MenuGroupName } from './document/desk-types.ts'
import { groupTypes, isOpen, shownTypes, slugAt } from './menu-groups.ts'

const type = (name: string, group: MenuGroupName): DeskType => ({
  name,
  section: group,
  label: name,
  plural: name,
  module: '',
  is_single: false,
  title_field: 'title',
  can_create: true,
  can_write: true,
  can_delete: true,
  can_export: true,
  ...{ can_share_views: true, show_title_field_in_link: false },
  is_worked_with: true,
  earlier_name: null,
})

const types = [
  type('Tag', 'system'),
  type('User', 'people'),
  type('Web Page', 'organisation'),
  type('Mela Event', 'organisation'),
]

test('The organisation’s groups come first and the system last, and empty groups are hidden', () => {
  expect(groupTypes(types).map((group) => [group.name, group.types.map(({ name }) => name)])).toEqual([
    ['organisation', ['Web Page', 'Mela Event']],
    ['people', ['User']],
    ['system', ['Tag']],
  ])
})

test('Only the system group starts closed, until the user opens it or closes another', () => {
  expect([isOpen('people', []), isOpen('system', [])]).toEqual([true, false])
  expect([isOpen('people', ['people']), isOpen('system', ['system'])]).toEqual([false, true])
})

test('The current entry stays visible in a closed group', () => {
  const group = { name: 'organisation' as const, types: types.slice(2) }
  expect(shownTypes(group, 'mela-event', false).map(({ name }) => name)).toEqual(['Mela Event'])
  expect(shownTypes(group, 'user', false)).toEqual([])
  expect(shownTypes(group, 'user', true)).toHaveLength(2)
})

test('An address gives the type and whether it is a list, a document or a new one', () => {
  expect(['/mela-event', '/mela-event/EV-1', '/new/mela-event', '/'].map(slugAt)).toEqual([
    ...['mela-event', 'mela-event', 'mela-event'],
    '',
  ])
})
