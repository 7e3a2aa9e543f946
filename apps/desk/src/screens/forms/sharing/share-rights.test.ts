import { expect, test } from 'vitest'
import type { Share } from '../../../data/document/document-info.ts'
import { sharedRights, wireRights } from './share-dialog.tsx'

const share: Share = { name: 's', user: 'USR-1', everyone: 0, read: 1, write: 1, submit: 0, share: 0 }

test('A share lists the permissions it gives', () => {
  expect(sharedRights(share)).toEqual(['read', 'write'])
})

test('Every share includes the read permission', () => {
  expect(wireRights(new Set(['share']))).toEqual({ read: 1, write: 0, submit: 0, share: 1 })
  expect(wireRights(new Set())).toEqual({ read: 1, write: 0, submit: 0, share: 0 })
})
