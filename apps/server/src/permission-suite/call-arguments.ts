import type { Method } from '#framework/modules'

type Spec = Method['input'][string]

/** A value that fits an argument, where it may mean a document the name of one: seeded rows of all types have the same names. */
function valueFor({ fieldtype, choices }: Spec, name: string): unknown {
  switch (fieldtype) {
    case 'Link':
    case 'Data':
    case 'Small Text':
    case 'Text':
      return name
    case 'Select':
      return choices[0]
    case 'Date':
      return '2026-01-01'
    case 'Datetime':
      return '2026-01-01 10:00:00'
    case 'Time':
      return '10:00:00'
    case 'Int':
    case 'Float':
    case 'Currency':
      return 1
    case 'JSON':
      return [name]
    default:
      return undefined
  }
}

/** Arguments with which a method may find the rows of this name. */
export function argumentsFor({ input }: Method, name: string): Readonly<Record<string, unknown>> {
  const values = Object.entries(input).map(([key, spec]) => [key, valueFor(spec, name)] as const)
  return Object.fromEntries(values.filter(([, value]) => value !== undefined))
}
