import type { Message, Messages } from './message.ts'

const bracket = (text: string): string => `[\u202B${text}\u202C]`

const bracketMessage = (message: Message): Message =>
  typeof message === 'string'
    ? bracket(message)
    : {
        by: message.by,
        forms: {
          ...(message.forms.one === undefined ? {} : { one: bracket(message.forms.one) }),
          other: bracket(message.forms.other),
        },
      }

/**
 * A catalogue for tests of right-to-left pages: each text in brackets and in a right-to-left run.
 * A word on the page without brackets did not come from a catalogue.
 */
export const pseudoMessages = (source: Messages): Messages =>
  Object.fromEntries(
    Object.entries(source).map(([id, message]): [string, Message] => [id, bracketMessage(message)]),
  )
