import type { Schemas } from './schema.ts'

const REFERENCE = /"#\/components\/schemas\/([^"]+)"/g

function namesIn(value: unknown): readonly string[] {
  return [...JSON.stringify(value).matchAll(REFERENCE)].flatMap(([, name]) => name ?? [])
}

/** The schemas that something refers to, directly or by way of others. */
export function reachedSchemas(from: unknown, schemas: Schemas): Schemas {
  const reached = new Set<string>()
  const open = [...namesIn(from)]
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (reached.has(name)) continue
    reached.add(name)
    open.push(...namesIn(schemas[name] ?? {}))
  }
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => reached.has(name)))
}
