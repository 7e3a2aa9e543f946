/** A text of a catalogue by its stable id, with the values that it names. */
export interface Message {
  readonly id: string
  /** English, as ICU MessageFormat: shown where a catalogue has nothing under the id. */
  readonly text: string
  readonly values: MessageValues
}

/** A list is shown with commas between its entries; a message inside a message is translated with it. */
export type MessageValue = string | number | null | undefined | Message | readonly (string | Message)[]

export type MessageValues = Readonly<Record<string, MessageValue>>

/** A message in the language of one translator. */
export type Translate = (message: Message) => string

/** A text that the office wrote, in the language of whoever reads it. */
export type TranslateText = (text: string) => string

/** Ids and their texts in one language, as ICU MessageFormat. */
export type Catalogue = Readonly<Record<string, string>>

/** A text that no catalogue has, shown as it stands in every language. */
export const untranslated = (text: string): Message => ({ id: '', text: escapeMessage(text), values: {} })

/** A text in which nothing is meant as a placeholder, as ICU MessageFormat writes it. */
export function escapeMessage(text: string): string {
  return text.replaceAll(/[{}']+/g, (marks) => {
    if (marks === "'") return marks
    const quoted = marks.replaceAll("'", "''")
    return /[{}]/.test(marks) ? `'${quoted}'` : quoted
  })
}
