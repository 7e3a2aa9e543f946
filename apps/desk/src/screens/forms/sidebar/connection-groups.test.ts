import { expect, test } from 'vitest'
import type { DeskType } from '../../../data/document/desk-types.ts'
import { groupConnections } from './form-connections.tsx'

const type = (name: string, menuGroup: DeskType['section']): DeskType => ({
  ...{
    name,
    label: name,
    plural: `${name}s`,
    module: '',
    section: menuGroup,
    is_single: false,
    title_field: 'name',
  },
  ...{ can_create: false, can_write: false, can_delete: false, can_export: false, can_share_views: false },
  show_title_field_in_link: false,
  is_worked_with: true,
  earlier_name: null,
})

const types = [type('Payment', 'money'), type('Fulfilment', 'store'), type('Return', 'store')]

const connection = { fieldname: 'order', label: 'Order', type_field: null, count: 1, only: null }

const order = { doctype: 'Order', name: 'ORD 1' }

test('Linked documents are grouped as in the menu, and several link to their list', () => {
  const connections = [
    {
      ...connection,
      doctype: 'Payment',
      fieldname: 'reference_name',
      type_field: 'reference_type',
      count: 3,
    },
    { ...connection, doctype: 'Fulfilment', count: 2 },
  ]
  expect(groupConnections(types, { most: 100, connections }, order)).toEqual([
    {
      menuGroup: 'store',
      links: [
        { key: 'Fulfilment order', label: 'Fulfilments', count: '2', to: '/fulfilment?order.is=ORD+1' },
      ],
    },
    {
      menuGroup: 'money',
      links: [
        {
          ...{ key: 'Payment reference_name', label: 'Payments', count: '3' },
          to: '/payment?reference_name.is=ORD+1&reference_type.is=Order',
        },
      ],
    },
  ])
})

test('A single linked document is opened directly', () => {
  const connections = [{ ...connection, doctype: 'Fulfilment', only: 'ORD 1-1' }]
  const [group] = groupConnections(types, { most: 100, connections }, order)
  expect(group?.links).toMatchObject([{ count: '1', to: '/fulfilment/ORD%201-1' }])
})

test('A type with two link fields says which one, and a long list is marked as not fully counted', () => {
  const connections = [
    { ...connection, doctype: 'Return', count: 100 },
    { ...connection, doctype: 'Return', fieldname: 'new_order', label: 'New order' },
  ]
  const [group] = groupConnections(types, { most: 100, connections }, order)
  expect(group?.links.map(({ label, count }) => [label, count])).toEqual([
    ['Returns: Order', '100+'],
    ['Returns: New order', '1'],
  ])
})

test('Types that the user does not have in the desk are left out', () => {
  const connections = [{ ...connection, doctype: 'Elsewhere' }]
  expect(groupConnections(types, { most: 100, connections }, order)).toEqual([])
})
