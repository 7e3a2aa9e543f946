import { expect, test } from 'vitest'
import { linkOutcome, type LinkFacts } from './navigation-outcome.ts'

const page = { origin: 'https://asha.example.org', pathname: '/gallery' }
const link = (href: string, changes: Partial<LinkFacts> = {}): LinkFacts => ({
  href,
  target: '',
  isDownload: false,
  isBack: false,
  isRoot: false,
  ...changes,
})
const outcome = (facts: LinkFacts, isReference = false) => linkOutcome(facts, page, isReference)

test('A path of the website opens in the app, and a tab opens as a new root', () => {
  expect(outcome(link('/events'))).toEqual({ kind: 'page', path: '/events' })
  expect(outcome(link('/tabs/home', { isRoot: true }))).toEqual({ kind: 'root', path: '/tabs/home' })
})

test('The back arrow goes back, or to the parent page when there is no history', () => {
  expect(outcome(link('/gallery', { isBack: true }))).toEqual({ kind: 'back', fallback: '/gallery' })
})

test('The browser handles downloads, mail, phone and in-page links', () => {
  const facts = [link('/files/a.pdf'), link('mailto:a@b.org'), link('tel:1'), link('#top')]
  expect([...facts, link('/events', { isDownload: true })].map((one) => outcome(one).kind)).toEqual(
    Array(5).fill('browser'),
  )
})

test('A trusted website opens in the modal, any other in a new tab', () => {
  const address = 'https://library.example.org/books'
  expect(outcome(link(address, { target: '_blank' }), true)).toEqual({ kind: 'site', address })
  expect(outcome(link(address))).toEqual({ kind: 'new tab', address })
  expect(outcome(link(address, { target: '_blank' })).kind).toBe('browser')
})
