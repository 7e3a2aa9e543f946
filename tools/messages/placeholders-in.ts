import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage'

/** A form of a plural; beside them stands its offset. */
const isMessage = (form: unknown): form is CompiledMessage => Array.isArray(form)

function look(compiled: CompiledMessage, names: Set<string>): void {
  for (const part of compiled) {
    if (typeof part === 'string') continue
    const [name, , forms] = part
    names.add(name)
    if (typeof forms !== 'object' || forms === null) continue
    for (const form of Object.values<unknown>({ ...forms })) if (isMessage(form)) look(form, names)
  }
}

/** Names of the values that a text shows or counts by, each once; throws where it is no ICU MessageFormat. */
export function placeholdersIn(text: string): readonly string[] {
  const names = new Set<string>()
  look(compileMessageOrThrow(text), names)
  return [...names].sort()
}
