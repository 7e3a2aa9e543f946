import type { Message, Messages, PluralMessage } from './message.ts'

/** The compiled form that Lingui's runtime reads, so that no message parser has to be sent to the browser. */
export type CompiledPart = string | [string] | [string, 'plural', Record<string, CompiledPart[]>]
export type CompiledMessages = Record<string, CompiledPart[]>

const placeholders = /(\{\w+\}|#)/

const compileText = (text: string): CompiledPart[] =>
  text
    .split(placeholders)
    .filter((segment) => segment !== '')
    .map((segment) => (segment.startsWith('{') ? [segment.slice(1, -1)] : segment))

const compilePlural = ({ by, forms }: PluralMessage): CompiledPart[] => [
  [by, 'plural', Object.fromEntries(Object.entries(forms).map(([form, text]) => [form, compileText(text)]))],
]

const compileMessage = (message: Message): CompiledPart[] =>
  typeof message === 'string' ? compileText(message) : compilePlural(message)

/** Turns a catalogue as people write it into what `i18n.load(language, messages)` takes. */
export const compileMessages = (messages: Messages): CompiledMessages =>
  Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, compileMessage(message)]))
