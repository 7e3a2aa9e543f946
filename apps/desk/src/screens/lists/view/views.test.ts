import { expect, test } from 'vitest'
import { type DeskField, type TypeMeta, plainField } from '../../../data/document/type-meta.ts'
import type { SavedView } from '../../../data/list/saved-views.ts'
import { readListState } from '../list-state.ts'
import { draftOf, isChanged, isCustomized, shownViews, viewAddress } from './views.ts'

const field = (fieldname: string, fieldtype: DeskField['fieldtype']): DeskField => ({
  ...plainField,
  fieldname,
  fieldtype,
})

const meta: TypeMeta = {
  name: 'Mela Event',
  label: 'Mela Event',
  labelOf: (text: string) => text,
  titleField: 'title',
  statusField: '',
  searchFields: [],
  isSubmittable: false,
  isNamePrompted: false,
  isRenameable: false,
  isTracked: false,
  isNumbered: false,
  states: null,
  actions: [],
  notices: [],
  sort: { field: 'modified', isDescending: true },
  fields: [field('title', 'Data'), field('venue', 'Data'), field('start_date', 'Date')],
}

const view: SavedView = {
  name: 'VIEW-1',
  title: 'In the hall',
  columns: ['venue', 'gone'],
  filters: [['venue', 'like', '%hall%']],
  sort: 'start_date asc',
  is_shared: false,
  is_own: true,
}

const stateAt = (address: string) => readListState(meta, new URLSearchParams(address))

test('A view is an address with its full state', () => {
  const [shown] = shownViews(meta, [view])
  if (!shown) throw new Error('The view is not shown')
  const address = viewAddress(meta, shown)
  expect(address).toBe('?view=VIEW-1&venue.contains=hall&sort=start_date&columns=venue')
  expect(stateAt(address)).toEqual(shown.state)
  expect(isChanged(meta, shown, stateAt(address))).toBe(false)
})

test('A search and a page do not change a view, and another filter does', () => {
  const [shown] = shownViews(meta, [view])
  if (!shown) throw new Error('The view is not shown')
  const address = viewAddress(meta, shown)
  expect(isChanged(meta, shown, stateAt(`${address}&q=kite&page=2&rows=50`))).toBe(false)
  expect(isChanged(meta, shown, stateAt(`${address}&title.contains=kite`))).toBe(true)
})

test('The stored state of a list is restored unchanged', () => {
  const state = stateAt('venue.contains=hall&sort=start_date&columns=venue&q=kite&page=3')
  const draft = draftOf(meta, state, { title: 'In the hall', isShared: false })
  expect(draft).toEqual({
    title: 'In the hall',
    columns: ['venue'],
    filters: [['venue', 'like', '%hall%']],
    sort: 'start_date asc',
    is_shared: 0,
  })
  expect(isCustomized(meta, state)).toBe(true)
  expect(isCustomized(meta, stateAt('q=kite&page=2'))).toBe(false)
})

test('A view with an unsupported condition is not offered', () => {
  const foreign = { ...view, filters: [['venue', 'descendants of', 'Hall']] }
  expect(shownViews(meta, [foreign, { ...view, filters: { venue: 'hall' } }])).toEqual([])
})
