// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { readMeta } from '../../data/document/doc-meta.ts'
import { renderPart, typeInto } from '../../testing/render-screen.tsx'
import { readListState, type ListState } from './list-state.ts'
import { ListTools } from './list-tools.tsx'

const meta = readMeta([
  { name: 'Product', title_field: 'name', sort_field: 'modified', sort_order: 'desc', fields: [] },
])
const pause = 300
/** Milliseconds until the list's address has the search. */
const addressDelay = 50

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
      <output>{state.search}</output>
      <button onClick={() => setState({ ...state, search: 'kites' })}>Back</button>
    </>
  )
}

const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))

async function openList() {
  await renderPart(<List />)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  return screen.getByRole('searchbox')
}

afterEach(() => vi.useRealTimers())

test('Text typed after a pause is appended to the search, spaces too', async () => {
  const field = await openList()
  await typeInto(field, 'blue ')
  await wait(pause)
  await wait(addressDelay)
  expect(screen.getByRole('status').textContent).toBe('blue')
  expect(field).toHaveProperty('value', 'blue ')
})

test('A search result leaves text typed meanwhile', async () => {
  const field = await openList()
  await typeInto(field, 'blue')
  await wait(pause)
  await typeInto(field, 'blue p')
  await wait(addressDelay)
  expect(field).toHaveProperty('value', 'blue p')
})

test('Going back to an earlier search shows its text', async () => {
  const field = await openList()
  await typeInto(field, 'blue')
  await wait(pause + addressDelay)
  act(() => screen.getByRole('button', { name: 'Back' }).click())
  expect(field).toHaveProperty('value', 'kites')
})
