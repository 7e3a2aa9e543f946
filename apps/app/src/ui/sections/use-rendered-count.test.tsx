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

test('Every section is rendered at once when no server page covers the app', () => {
  expect(draw().textContent).toBe('3')
})

test('Sections under the server’s page render once the app’s page has entered, and it stays until the last', async () => {
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
