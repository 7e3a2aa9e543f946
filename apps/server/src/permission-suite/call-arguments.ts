import type { Method } from '#framework/modules'

type Spec = Method['input'][string]

const named = (name: string): string => name

/** Values that fit, by the kind of an argument. It may mean a document: seeded rows of all types have the same names. */
const values: Readonly<Record<string, (name: string) => unknown>> = {
  ...{ Link: named, Data: named, 'Small Text': named, Text: named, JSON: (name) => [name] },
  ...{ Date: () => '2026-01-01', Datetime: () => '2026-01-01 10:00:00', Time: () => '10:00:00' },
  ...{ Int: () => 1, Float: () => 1, Currency: () => 1 },
}

const valueFor = ({ fieldtype, choices }: Spec, name: string): unknown =>
  fieldtype === 'Select' ? choices[0] : values[fieldtype]?.(name)

/** Arguments with which a method may find the rows of this name. */
export function argumentsFor({ input }: Method, name: string): Readonly<Record<string, unknown>> {
  const filled = Object.entries(input).map(([key, spec]) => [key, valueFor(spec, name)] as const)
  return Object.fromEntries(filled.filter(([, value]) => value !== undefined))
}
