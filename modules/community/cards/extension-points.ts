import type { Documents } from '#framework/documents'
import { extensionPoint } from '#framework/modules'
import type { Message } from '#meta'

export interface Verified {
  readonly kind: string
  readonly valid: boolean
  /** Holder; null for an invalid card. */
  readonly title: string | null
  /** Address of a stored photo; it is embedded small, and the address is not disclosed. */
  readonly photo: string | null
  readonly lines: readonly (readonly [label: Message, value: string | Message])[]
  /** 'YYYY-MM-DD'; null without an end. */
  readonly valid_until: string | null
}

export interface Verifiable {
  /** Prefix of its codes: 'CARD-7Q2M-0KXT-94HV'. */
  readonly prefix: 'CERT' | 'CARD'
  /** `code` begins with the prefix in any case and is otherwise as typed. Returns null for an unknown code. */
  verify(documents: Documents, code: string): Promise<Verified | null>
}

export const verifiable = extensionPoint<Verifiable>('cards.verifiable')
