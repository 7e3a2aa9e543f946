import type { Way } from '../ways.ts'

interface Offer {
  readonly title: string
  readonly explanation: string
}

/** What the page says of each way beside paying and declining: each is a day that a real service may have. */
export const difficultWays: readonly (Offer & { readonly way: Way })[] = [
  { way: 'slow', title: 'Pay slowly', explanation: 'The money comes eight seconds later' },
  { way: 'webhook first', title: 'Message first', explanation: 'The house hears of it before you are back' },
  { way: 'webhook twice', title: 'Message twice', explanation: 'The house hears of it twice at once' },
  { way: 'out of order', title: 'Out of order', explanation: 'An older message comes after the newer one' },
  { way: 'no webhook', title: 'No message', explanation: 'The house hears nothing and has to ask' },
  { way: 'after expiry', title: 'After the end', explanation: 'The money comes when the order is over' },
  { way: 'authorise', title: 'Only authorise', explanation: 'The house has to take the money itself' },
  { way: 'dispute', title: 'Dispute', explanation: 'The bank takes it up again eight seconds later' },
]

interface Method extends Offer {
  readonly method: string
  /** Strokes of a drawing on 24 by 24. */
  readonly drawing: string
}

export const methods: readonly Method[] = [
  { method: 'upi', title: 'UPI', explanation: 'guest@testbank', drawing: 'M6 4l6 8-6 8zM12 4l6 8-6 8' },
  {
    method: 'card',
    title: 'Card',
    explanation: '4111 1111 1111 1111',
    drawing: 'M3 6.5h18v11H3zM3 10h18M6 14.5h4',
  },
  {
    method: 'netbanking',
    title: 'Net banking',
    explanation: 'Test Bank of India',
    drawing: 'M3 10l9-6 9 6zM5 10v8M10 10v8M14 10v8M19 10v8M3 20h18',
  },
]

export function methodNamed(text: string | null): string {
  return methods.find(({ method }) => method === text)?.method ?? 'upi'
}
