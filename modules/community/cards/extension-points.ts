import type { Documents } from '#framework/documents'
import { extensionPoint } from '#framework/modules'
import type { Message } from '#meta'

/** What anybody may know of a card or a certificate that somebody shows. */
export interface Verified {
  /** What it is, like 'card' or 'certificate'. */
  readonly kind: string
  readonly valid: boolean
  /** Whose it is; not told of one that does not hold. */
  readonly title: string | null
  /** Address of a picture that is kept here; it is shown small, and its address is not told. */
  readonly photo: string | null
  /** What else it says, as pairs of a label and a value. */
  readonly lines: readonly (readonly [label: Message, value: string])[]
  /** 'YYYY-MM-DD'; null where it has no end. */
  readonly valid_until: string | null
}

/** Papers of a kind that can be checked by their code. Its room adds it. */
export interface Verifiable {
  /** With which its codes begin: 'CARD-7Q2M-0KXT-94HV'. */
  readonly prefix: 'CERT' | 'CARD'
  /** `code` begins with the prefix, in capitals or not, and is otherwise as somebody typed it. Null: there is none like that. */
  verify(documents: Documents, code: string): Promise<Verified | null>
}

export const verifiable = extensionPoint<Verifiable>('cards.verifiable')
