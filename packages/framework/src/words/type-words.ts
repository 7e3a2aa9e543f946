import type { Meta } from '#framework/doctypes'
import type { Word } from '#meta'

/** Choices are shown to people; other options are names of types, and are said too. */
function optionsOf(fieldtype: string, options: string | null): readonly string[] {
  const isSaid = ['Select', 'Link', 'Table', 'Table MultiSelect'].includes(fieldtype)
  return isSaid ? (options?.split('\n') ?? []) : []
}

/** Every text of a type's definition that a person may read on a form or in a list. */
export function textsOf(
  meta: Pick<Meta, 'name' | 'fields' | 'actions' | 'notices' | 'states'>,
): ReadonlySet<string> {
  const ofFields = meta.fields.flatMap(({ label, description, fieldtype, options }) => [
    label,
    description ?? '',
    ...optionsOf(fieldtype, options),
  ])
  const moves = 'moves' in meta.states ? meta.states.moves.map(({ action }) => action) : []
  const told = [...meta.actions.map(({ label }) => label), ...meta.notices.map(({ text }) => text)]
  const texts = [meta.name, ...ofFields, ...moves, ...told]
  return new Set(texts.filter((text) => text.trim() !== ''))
}

/** A definition's texts in another language, as the dialect's `__messages`: text to words; those that stay are left out. */
export function messagesFor(meta: Meta, word: Word): Readonly<Record<string, string>> {
  const pairs = [...textsOf(meta)].map((text) => [text, word(text)] as const)
  return Object.fromEntries(pairs.filter(([text, words]) => text !== words))
}
