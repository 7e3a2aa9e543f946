import { exceptionTypes } from '#framework/errors'
import { madeByProgram, quoted } from './text-parts.ts'

/** Why the server refuses, as a type of the contract. */
export function exceptionTypesText(): string {
  const types = exceptionTypes.toSorted().map((type) => `\n  | ${quoted(type)}`)
  return `${madeByProgram}\n/** Every \`exc_type\` that a refusal may have. */\nexport type ExceptionType =${types.join('')}\n`
}
