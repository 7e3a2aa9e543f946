import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, configure, fireEvent, render, screen as shown, within } from '@testing-library/react'
import { Suspense, useMemo, useState, type MouseEvent, type ReactNode } from 'react'
import { BrowserRouter, useNavigate } from 'react-router-dom'
import { onTestFinished, vi } from 'vitest'
import { loadAppCatalogue, type Language } from '#design/messages'
import { createQueryClient } from '../data/query/query-client.ts'
import { testVisit } from '../data/testing-visit.ts'
import { VisitContext, type Visit } from '../data/visit.ts'
import { LanguageProvider, writePageLanguage } from '../language/language-choice.tsx'
import { settings } from '../server/testing-answers.ts'
import { pageElement, preloadPage } from '../shell/routing/pages.ts'
import { matchRoute } from '../shell/routing/routes.ts'
import { ShellActionsContext, type ShellActions } from '../ui/shell-actions.ts'
import { response, serve, type FakeServer, type Responses } from '#client/testing'

configure({
  asyncUtilTimeout: 5000,
  // What a person would read says more about a failure than the markup.
  getElementError: (message) =>
    new Error(`${(message ?? '').split('\n\n')[0]}\nThe page says: ${textsOf(document.body).join(' | ')}`),
})

function textsOf(element: Element): string[] {
  return [...element.childNodes].flatMap((node) =>
    node instanceof Element ? textsOf(node) : node.textContent?.trim() || [],
  )
}

interface Options {
  answers?: readonly Responses[]
  /** Signed-in user; a guest when absent. */
  account?: string
  language?: Language
  visit?: Partial<Visit>
  /** Initial content of the device storage. */
  device?: Readonly<Record<string, string>>
}

export const siteSettings = { ...settings, event_document_type: 'Mela Event' }

/** Answers to the requests of the frame around every screen. */
const ofFrame: readonly Responses[] = [
  response('api.get_all_website_settings', siteSettings),
  response('mela.notifications.get_notifications', { notifications: [], unread_count: 0 }),
  response('mela.cart.get_count', { version: 0, lines: 0, item_count: 0 }),
  response('mela.places.get_addresses', { addresses: [], most: 10 }),
]

/** Opens an address of the app in place of what is open, against a server that answers what the test says. */
export async function renderScreen(address: string, options: Options = {}): Promise<FakeServer> {
  const { answers = [], account, language = 'en', device = {} } = options
  cleanup()
  endTimersWithTest()
  openAddress(address, account, device)
  const server = serve(...ofFrame, ...answers)
  const { pathname: path, search } = location
  const route = matchRoute(path)
  if (!route) throw new Error(`No screen has the address ${path}`)
  writePageLanguage(language)
  const [messages] = await Promise.all([loadAppCatalogue(language), preloadPage(route.screen)])
  const client = createQueryClient()
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retryDelay: 0 } })
  const visit = testVisit({ path, search, language, ...options.visit })
  await act(async () =>
    render(
      <QueryClientProvider client={client}>
        <LanguageProvider language={language} messages={messages}>
          {(current) => (
            <VisitContext value={{ ...visit, language: current }}>
              <BrowserRouter future={{ v7_startTransition: true, v7_relativeSplatPath: true }}>
                <TestShell>
                  <Suspense>{pageElement(route.screen, route.params)}</Suspense>
                </TestShell>
              </BrowserRouter>
            </VisitContext>
          )}
        </LanguageProvider>
      </QueryClientProvider>,
    ),
  )
  onTestFinished(() => client.clear())
  return server
}

function openAddress(address: string, account: string | undefined, device: Options['device']): void {
  history.replaceState(null, '', address)
  if (account !== undefined) document.cookie = `user_id=${account}`
  for (const [key, value] of Object.entries(device ?? {})) localStorage.setItem(key, value)
  onTestFinished(() => {
    cleanup()
    localStorage.clear()
    sessionStorage.clear()
    document.cookie = 'user_id=; Max-Age=0'
    vi.unstubAllGlobals()
  })
}

/** Clears a screen's timers when its test ends. */
function endTimersWithTest(): void {
  const timers = new Set<ReturnType<typeof setTimeout>>()
  const start = setTimeout
  vi.stubGlobal('setTimeout', (run: () => void, milliseconds?: number) => {
    const timer = start(run, milliseconds)
    timers.add(timer)
    return timer
  })
  onTestFinished(() => timers.forEach((timer) => clearTimeout(timer)))
}

/** The shell's part in a screen: it opens addresses, whose screens are tests of their own, and shows toasts. */
function TestShell({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const [message, setMessage] = useState('')
  const actions = useMemo<ShellActions>(
    () => ({
      open: (path) => navigate(path),
      goBack: (fallback) => navigate(fallback),
      openMenu: () => undefined,
      closeMenu: () => undefined,
      showToast: setMessage,
    }),
    [navigate],
  )
  const handleClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    const href = link?.getAttribute('href') ?? ''
    if (event.defaultPrevented || !href.startsWith('/')) return
    event.preventDefault()
    navigate(href)
  }
  return (
    <ShellActionsContext value={actions}>
      <div onClickCapture={handleClick}>{children}</div>
      <div role="status">{message}</div>
    </ShellActionsContext>
  )
}

/** Path, query and fragment of the current page. */
export const address = (): string => location.pathname + location.search + location.hash

type Named = string | RegExp

/** Presses the button of a name; of several the last, for the header and what phones have of their own come first. */
export async function press(name: Named, role: 'button' | 'link' | 'radio' | 'checkbox' = 'button') {
  const target = (await shown.findAllByRole(role, { name })).at(-1)
  if (target) await act(async () => void fireEvent.click(target))
}

/** Waits until the screen says that it failed, lets the server answer from now on, and tries again. */
export async function tryAgain(server: FakeServer, ...answers: readonly Responses[]): Promise<void> {
  await shown.findByRole('button', { name: 'Try again' })
  server.respondWith(...answers)
  await press('Try again')
}

const fields = 'input, textarea, select'

/** Types into a field, and leaves it; of several of a name the last. */
export async function fill(label: Named, text: string): Promise<void> {
  const field = (await shown.findAllByLabelText(label, { selector: fields })).at(-1)
  if (!field) return
  await act(async () => {
    fireEvent.change(field, { target: { value: text } })
    fireEvent.blur(field)
  })
}

/** Chooses from a list by the words of the choice. */
export async function choose(label: Named, choice: string): Promise<void> {
  const list = await shown.findByLabelText(label, { selector: 'select' })
  const option = within(list).getByRole('option', { name: choice })
  await act(async () => void fireEvent.change(list, { target: { value: option.getAttribute('value') } }))
}

export { screen as shown, waitFor, within } from '@testing-library/react'
