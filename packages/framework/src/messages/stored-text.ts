import type { Message, Translate } from '#meta'

/** A message by the text that documents keep of it from before it was reworded. */
export const rewordedFrom = (message: Message, text: string): Message => ({ ...message, text })

/**
 * A text that a document keeps: translated where the server wrote it itself, out of one of these messages; what people wrote
 * stays as it is.
 */
export function storedText(text: string, written: readonly Message[], t: Translate): string {
  const message = written.find((one) => one.text === text)
  return message === undefined ? text : t(message)
}
