// @vitest-environment happy-dom
import { act, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { readMeta } from '../../data/document/doc-meta.ts'
import { render, typeInto } from '../../testing/render.tsx'
import { readListState, type ListState } from './list-state.ts'
import { ListTools } from './list-tools.tsx'

const meta = readMeta([
  { name: 'Product', title_field: 'name', sort_field: 'modified', sort_order: 'desc', fields: [] },
])
const pause = 300
/** Milliseconds after which the address of the list says what was asked for. */
const addressDelay = 50

/** A list whose address has the search; its button goes back to another one. */
function List() {
  const [state, setState] = useState<ListState>(() => readListState(meta, new URLSearchParams()))
  const handleChange = (changes: Partial<ListState>) =>
    void setTimeout(() => setState((before) => ({ ...before, ...changes })), addressDelay)
  return (
    <>
      <ListTools
        {...{ meta, state }}
        columns={null}
        onChooseColumns={() => undefined}
        onChange={handleChange}
      />
      <button id="back" data-search={state.search} onClick={() => setState({ ...state, search: 'kites' })} />
    </>
  )
}

const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))

async function openList() {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ message: [] })))
  const place = await render(<List />)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const field = place.querySelector<HTMLInputElement>('input[type=search]')
  const back = place.querySelector<HTMLButtonElement>('#back')
  if (!field || !back) throw new Error('The list has no search')
  return { field, back }
}

afterEach(() => vi.useRealTimers())

test('what somebody types after a pause is added to what is there, spaces too', async () => {
  const { field, back } = await openList()
  await typeInto(field, 'blue ')
  await wait(pause)
  await wait(addressDelay)
  expect(back.dataset['search']).toBe('blue')
  expect(field.value).toBe('blue ')
})

test('the answer to a search leaves what somebody has typed meanwhile', async () => {
  const { field } = await openList()
  await typeInto(field, 'blue')
  await wait(pause)
  await typeInto(field, 'blue p')
  await wait(addressDelay)
  expect(field.value).toBe('blue p')
})

test('going back to another search shows its words', async () => {
  const { field, back } = await openList()
  await typeInto(field, 'blue')
  await wait(pause + addressDelay)
  await act(async () => back.click())
  expect(field.value).toBe('kites')
})
