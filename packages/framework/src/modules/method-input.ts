import { fieldRules, type FieldSpec, type ValueOf } from '#framework/doctypes'
import { documentErrors, problemError } from '#framework/errors'
import { acceptWireValue, isMissing, type FieldRules } from '#meta'

/** A method's arguments, in the words of fields. */
export type Inputs = Readonly<Record<string, FieldSpec<unknown>>>

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
  if (first) throw documentErrors.mandatory('this call', [first, ...rest])
}

/** Arguments as the types promise them: known ones only, each accepted by its field's rule, required ones present. */
export function acceptInput<I extends Inputs>(
  inputs: I,
  args: Readonly<Record<string, unknown>>,
): InputValues<I> {
  const rules = fieldRules(inputs)
  const values: Record<string, unknown> = {}
  for (const rule of rules)
    values[rule.fieldname] = acceptArgument(rule, rule.spec.initial, args[rule.fieldname])
  requireAll(rules, values)
  if (!isComplete(inputs, values)) throw new Error('An argument was lost on the way')
  return values
}
