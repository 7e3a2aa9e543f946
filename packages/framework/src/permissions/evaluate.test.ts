import { expect, test } from 'vitest'
import { docType, everything, reading, text, whereUser } from '#framework/doctypes'
import { signedIn } from './caller.ts'
import { permissionFor } from './evaluate.ts'

const Letter = docType('Try Letter', {
  fields: { writer: text() },
  access: { 'System Manager': everything, Customer: reading(whereUser('writer')) },
})

const sharedTypes = new Set([Letter.name])

test('A user who reaches every document needs no condition for shares', () => {
  const manager = signedIn('USR-1', ['System Manager'], { sharedTypes })
  expect(permissionFor(Letter, 'read', manager)).toMatchObject({ kind: 'always' })
})

test('A user who reaches some documents also reaches those shared with them', () => {
  const customer = signedIn('USR-2', ['Customer'], { sharedTypes })
  expect(permissionFor(Letter, 'read', customer)).toMatchObject({
    kind: 'reach',
    granted: { kind: 'user' },
    shared: { right: 'read' },
  })
})
