/** A message whose words depend on a number. `#` in a form stands for the number, written as the language writes it. */
export interface PluralMessage {
  readonly by: string
  readonly forms: { readonly one?: string; readonly other: string }
}

/** Plain text with `{slots}`, or a plural. */
export type Message = string | PluralMessage

export type Messages = Readonly<Record<string, Message>>

/** What every other language owes to the English catalogue: the same keys, none missing, none more. */
export type Translation<Source> = { readonly [Key in keyof Source]: Message }

export const plural = (by: string, forms: PluralMessage['forms']): PluralMessage => ({ by, forms })

const slotPattern = /\{(\w+)\}/g

const slotsOfText = (text: string): string[] => [...text.matchAll(slotPattern)].map((match) => match[1] ?? '')

/** Names of the values that a message needs, each once, in alphabetical order. */
export function slotsOf(message: Message): string[] {
  const named =
    typeof message === 'string'
      ? slotsOfText(message)
      : [message.by, ...Object.values(message.forms).flatMap(slotsOfText)]
  return [...new Set(named)].sort()
}
