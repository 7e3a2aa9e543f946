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

test('a path of the website opens in the app, a tab as a new root', () => {
  expect(outcome(link('/events'))).toEqual({ kind: 'page', path: '/events' })
  expect(outcome(link('/tabs/home', { isRoot: true }))).toEqual({ kind: 'root', path: '/tabs/home' })
})

test('the back arrow walks back, and knows where to go without a way back', () => {
  expect(outcome(link('/gallery', { isBack: true }))).toEqual({ kind: 'back', fallback: '/gallery' })
})

test('downloads, mail, phone and places in the page are the browser’s', () => {
  const facts = [link('/files/a.pdf'), link('mailto:a@b.org'), link('tel:1'), link('#top')]
  expect([...facts, link('/events', { isDownload: true })].map((one) => outcome(one).kind)).toEqual(
    Array(5).fill('browser'),
  )
})

test('a trusted website opens in the modal, any other in a new tab', () => {
  const address = 'https://library.example.org/books'
  expect(outcome(link(address, { target: '_blank' }), true)).toEqual({ kind: 'site', address })
  expect(outcome(link(address))).toEqual({ kind: 'new tab', address })
  expect(outcome(link(address, { target: '_blank' })).kind).toBe('browser')
})
