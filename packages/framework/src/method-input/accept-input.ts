import { fieldRules, type FieldSpec, type ValueOf } from '#framework/doctypes'
import { documentErrors, problemError } from '#framework/errors'
import { frameworkMessage } from '#framework/messages'
import { acceptWireValue, isMissing, type FieldRules } from '#meta'

export type Inputs = Readonly<Record<string, FieldSpec<unknown>>>

/**
 * An argument without a field's shape, like the dialect's filters: a name, an object, a list, or JSON as text. The
 * method itself checks it.
 */
export const anyValue: FieldSpec<unknown> = {
  fieldtype: 'JSON',
  options: {},
  choices: [],
  rules: { maxLength: Number.MAX_SAFE_INTEGER, min: null, max: null },
  initial: null,
}

export type InputValues<I extends Inputs> = { readonly [Key in keyof I]: ValueOf<I[Key]> }

function acceptArgument(
  rules: FieldRules,
  initial: string | number | null,
  argument: unknown,
): string | number | null {
  const acceptance = acceptWireValue(rules, argument ?? initial)
  if (!acceptance.isAccepted) throw problemError(rules, acceptance.problem)
  return acceptance.value
}

function isComplete<I extends Inputs>(inputs: I, values: Record<string, unknown>): values is InputValues<I> {
  return Object.keys(inputs).every((name) => name in values)
}

function requireAll(rules: readonly FieldRules[], values: Readonly<Record<string, unknown>>): void {
  const [first, ...rest] = rules.filter((rule) => rule.required && isMissing(values[rule.fieldname]))
  if (first) throw documentErrors.mandatory(frameworkMessage('documents.this_call'), [first, ...rest])
}

export function acceptInput<I extends Inputs>(
  inputs: I,
  args: Readonly<Record<string, unknown>>,
): InputValues<I> {
  const rules = fieldRules(inputs)
  const values: Record<string, unknown> = {}
  for (const rule of rules) {
    const argument = args[rule.fieldname]
    values[rule.fieldname] =
      rule.spec === anyValue ? (argument ?? null) : acceptArgument(rule, rule.spec.initial, argument)
  }
  requireAll(rules, values)
  if (!isComplete(inputs, values)) throw new Error('An argument was lost on the way')
  return values
}
