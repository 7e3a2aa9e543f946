import type { Message, MessageValues } from '#meta'

/** Names a text of one English catalogue; an id that is not in it does not compile. */
export type MessageFactory<Id extends string> = (id: Id, values?: MessageValues) => Message

export function messagesIn<Id extends string>(english: Readonly<Record<Id, string>>): MessageFactory<Id> {
  return (id, values = {}) => ({ id, text: english[id], values })
}
