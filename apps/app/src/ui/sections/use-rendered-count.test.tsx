// @vitest-environment happy-dom
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { useRenderedCount } from './page-sections.tsx'

const total = 3

function Count() {
  return <output>{Math.min(useRenderedCount(total), total)}</output>
}

function draw(): HTMLElement {
  const place = document.createElement('div')
  flushSync(() => createRoot(place).render(<Count />))
  return place
}

test('every section is drawn at once where nothing stands over the app', () => {
  expect(draw().textContent).toBe('3')
})

test('under the server’s page they come once the app’s page has its place, and it stays until the last', async () => {
  const shell = document.createElement('div')
  shell.id = 'shell'
  document.body.append(shell)
  const place = draw()
  await vi.waitFor(() => expect(shell.dataset['drawing']).toBe(''))
  expect(place.textContent).toBe('0')
  shell.dataset['entered'] = ''
  await vi.waitFor(() => expect(shell.dataset['drawing']).toBeUndefined())
  expect(place.textContent).toBe('3')
  shell.remove()
})
