import { MantineProvider } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  act,
  cleanup,
  configure,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
  type ByRoleMatcher,
} from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, onTestFinished, vi } from 'vitest'
import { serve, type FakeServer } from '#client/testing'
import type { Language } from '#design/messages'
import { LanguageProvider, loadDeskMessages } from '../language/language.tsx'
import { readSession, speakByCookie } from '../data/user/session.ts'
import { App } from '../shell/app.tsx'
import { deskResponses, type DeskResponses } from './desk-responses.ts'

export interface Caller {
  user: string
  fullName: string
  isStaff: boolean
}

export const asha: Caller = { user: 'asha@mela.test', fullName: 'Asha Rao', isStaff: true }

interface Options {
  answers?: DeskResponses
  /** Null for somebody who is not signed in. */
  caller?: Caller | null
  language?: Language
}

/** Milliseconds in which a screen appears, its code included, on a machine with other work. */
const patience = 20_000

configure({ asyncUtilTimeout: patience, getElementError: (message) => new Error(shownText(message)) })

/** Opens the desk at an address, answered by a fake server; what was asked is in what it gives back. */
export async function renderScreen(path: string, options: Options = {}): Promise<FakeServer> {
  const { answers = {}, caller = asha, language = 'en' } = options
  const server = serveDesk(answers)
  signInAs(caller)
  speakByCookie()
  history.replaceState(null, '', `/desk${path}`)
  const messages = await loadDeskMessages(language)
  render(<App session={readSession()} language={language} messages={messages} />)
  onTestFinished(() => {
    cleanup()
    notifications.clean()
    notifications.cleanQueue()
  })
  return server
}

/** Renders a part of the desk on its own, in English and answered by a fake server. */
export async function renderPart(part: ReactNode, answers: DeskResponses = {}): Promise<FakeServer> {
  const server = serveDesk(answers)
  const messages = await loadDeskMessages('en')
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const framed = (
    <MantineProvider env="test">
      <QueryClientProvider client={client}>
        <LanguageProvider language="en" messages={messages}>
          {part}
        </LanguageProvider>
      </QueryClientProvider>
    </MantineProvider>
  )
  await act(async () => void render(framed))
  onTestFinished(cleanup)
  return server
}

/** Types into a field in place of what it held, and stays in it. */
export const typeInto = (field: HTMLElement, value: string): Promise<void> =>
  act(async () => {
    field.focus()
    enter(field, value)
  })

/** The event of a key, or for a choice that of its list. */
function enter(field: HTMLElement, value: string): void {
  const event = field instanceof HTMLSelectElement ? fireEvent.change : fireEvent.input
  event(field, { target: { value } })
}

/** Responds to the desk of this test, on a wide screen. */
function serveDesk(answers: DeskResponses): FakeServer {
  const server = serve(deskResponses(answers))
  vi.stubGlobal('matchMedia', mediaOfDesktop)
  const layout = [
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1280),
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800),
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 100, 200, 40)),
  ]
  Object.assign(document, { fonts: Object.assign(new EventTarget(), { ready: Promise.resolve() }) })
  // The realtime connection opens in idle time: in a test there is none.
  vi.stubGlobal('requestIdleCallback', () => 0)
  vi.stubGlobal('cancelIdleCallback', () => undefined)
  onTestFinished(() => {
    vi.unstubAllGlobals()
    for (const stub of layout) stub.mockRestore()
    localStorage.clear()
    sessionStorage.clear()
  })
  return server
}

/** A wide screen, on which nothing moves; what is measured lies inside it. */
const mediaOfDesktop = (query: string): Partial<MediaQueryList> => ({
  matches: /min-width|reduced-motion/.test(query),
  media: query,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
})

/** The page's token and readable cookies, as the server renders them for the signed-in user. */
function signInAs(caller: Caller | null): void {
  document.querySelector('meta[name="csrf-token"]')?.remove()
  if (caller === null) return
  const token = document.createElement('meta')
  token.name = 'csrf-token'
  token.content = 'token'
  document.head.append(token)
  const { user, fullName, isStaff } = caller
  const cookies = { user_name: user, full_name: fullName, system_user: isStaff ? 'yes' : 'no' }
  for (const [name, value] of Object.entries(cookies))
    document.cookie = `${name}=${encodeURIComponent(value)}; Path=/`
}

type Name = string | RegExp

/** Returns the last opened dialog, or the page without one. */
function surface() {
  const dialog = screen.queryAllByRole('dialog').findLast((one) => one.getAttribute('aria-modal') === 'true')
  return within(dialog ?? document.body)
}

/**
 * Presses the first element of this name, a button by default, once it exists. Without style sheets a test has both the
 * wide screen's element and the phone's.
 */
export async function press(name: Name, role: ByRoleMatcher = 'button'): Promise<void> {
  const [first] = await waitFor(() => surface().getAllByRole(role, { name }))
  if (first) fireEvent.click(first)
}

/** Types into a field by its label, once it is there, in place of what it held, and leaves it. */
export async function fill(label: Name, value: string): Promise<void> {
  const field = await waitFor(() => surface().getByLabelText(label, { selector: 'input, textarea, select' }))
  fireEvent.focus(field)
  enter(field, value)
  fireEvent.blur(field)
}

/** Types into a field that looks documents up, and takes the first one that it offers. */
export async function choose(label: Name, typed: string): Promise<void> {
  const field = await waitFor(() => surface().getByRole('textbox', { name: label }))
  fireEvent.click(field)
  enter(field, typed)
  fireEvent.click(await screen.findByRole('option', { name: new RegExp(typed) }))
}

/** Waits until a text is shown to the person, wherever. */
export async function expectText(text: Name): Promise<void> {
  expect(await screen.findAllByText(text)).not.toEqual([])
}

/** Waits until a request was sent as often as there are inputs, each with its own. */
export async function expectSent(server: FakeServer, name: string, ...inputs: unknown[]): Promise<void> {
  await waitFor(() => expect(server.inputsOf(name)).toEqual(inputs))
}

/** Expects the error state, presses Try again, and expects `text`. */
export async function expectTryAgain(text: Name): Promise<void> {
  await expectText('Something went wrong')
  await press('Try again')
  await expectText(text)
}

/** Replaces the page's markup in a message by its text. */
function shownText(message: string | null): string {
  const text = document.body.innerText
  return message?.includes(text) === true ? message : `${message ?? ''}\n\n${text}`
}
