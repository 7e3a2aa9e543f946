import { expect, test } from 'vitest'
import { catalogues } from '#design/catalogues'
import { modules } from '../apps/server/modules.ts'

const idOf = (name: string): string => `types.${name.toLowerCase().replaceAll(/\W/g, '_')}`

test('The desk has a plural name for every document type, and for no other', () => {
  const types = modules.flatMap(({ docTypes }) => docTypes.filter(({ isChild }) => !isChild))
  const named = Object.keys(catalogues.en).filter((id) => id.startsWith('types.'))
  expect(named.toSorted()).toEqual(types.map(({ name }) => idOf(name)).toSorted())
})
