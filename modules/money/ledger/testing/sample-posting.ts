import type { Engine } from '#framework/engine'
import { administrator } from '#framework/permissions'
import type { AccountSelector, Posting, PostingLine } from '../entry/posting.ts'
import { post, type PostedEntry } from '../entry/post.ts'

export const gateway: AccountSelector = { purpose: 'gateway', party: { type: 'Gateway', name: 'Razorpay' } }
export const income: AccountSelector = { purpose: 'income', party: { type: 'DocType', name: 'Sample' } }
export const fees: AccountSelector = { purpose: 'fees' }

export const creditOf = (user: string): AccountSelector => ({
  purpose: 'customer credit',
  party: { type: 'User', name: user },
})

export function samplePosting(
  key: string,
  lines: readonly PostingLine[],
  rest: Partial<Posting> = {},
): Posting {
  return { kind: 'capture', lines, source: { type: 'Sample', name: 'S-1' }, idempotencyKey: key, ...rest }
}

export function captured(key: string, amount: number, rest: Partial<Posting> = {}): Posting {
  const lines = [
    { account: gateway, amount },
    { account: income, amount: -amount },
  ]
  return samplePosting(key, lines, rest)
}

export const posted = (engine: Engine, posting: Posting): Promise<PostedEntry> =>
  engine.write(administrator, (documents) => post(documents, posting))
