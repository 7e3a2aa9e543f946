/** A text in the other languages of the house. */
interface Translated {
  /** Where the text itself is a key that no person should read, like 'ta'. */
  readonly en?: string
  readonly hi: string
  readonly ta: string
}

/**
 * The words of a room by their English text: labels, descriptions and choices of its document types, its moves, and the
 * sentences of its errors. The English text is the one in the code.
 */
export type Words = Readonly<Record<string, Translated>>
