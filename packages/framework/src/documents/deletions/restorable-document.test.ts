import { expect, test } from 'vitest'
import { childType, docType, everything, money, table, text } from '#framework/doctypes'
import { fieldsIn, withRowIdentity } from './restorable-document.ts'

const Line = childType('Sample Line', { item: text({ renamedFrom: 'piece' }) })
const Delivery = docType('Sample Delivery', {
  fields: { refunded: money({ renamedFrom: 'returned' }), lines: table(Line, { renamedFrom: 'pieces' }) },
  access: { 'System Manager': everything },
})

test('A document deleted before a field was renamed is restored with its value', () => {
  const deleted = { returned: 4.5, pieces: [{ name: 'row', piece: 'Lamp' }], gone: 1 }
  const fields = fieldsIn(Delivery, deleted)
  expect(fields).toEqual({ refunded: 450, lines: [{ item: 'Lamp' }] })
  expect(withRowIdentity(Delivery, fields, deleted)).toMatchObject({ lines: [{ item: 'Lamp', name: 'row' }] })
})
