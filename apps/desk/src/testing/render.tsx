import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'
import { LanguageProvider, loadDeskMessages } from '../language/language.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

/** Renders a part of the desk in English; the page is empty again when the test is over. */
export async function render(part: ReactNode): Promise<HTMLElement> {
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  const messages = await loadDeskMessages('en')
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await act(async () =>
    root.render(
      <MantineProvider env="test">
        <QueryClientProvider client={client}>
          <LanguageProvider language="en" messages={messages}>
            {part}
          </LanguageProvider>
        </QueryClientProvider>
      </MantineProvider>,
    ),
  )
  onTestFinished(async () => {
    await act(async () => root.unmount())
    place.remove()
  })
  return place
}

/** Types into a field as a keyboard does: React hears of it, and the text before is replaced. */
export async function typeInto(input: HTMLInputElement, text: string): Promise<void> {
  await act(async () => {
    input.focus()
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
}
