import type { Method, Module } from '#framework/modules'

const WIRE_PREFIX = 'mela'

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** A button that calls nothing is found out at the start, not by whoever presses it. */
function requireActionMethods(modules: readonly Module[], methods: ReadonlyMap<string, Method>): void {
  for (const type of modules.flatMap(({ docTypes }) => docTypes))
    for (const { label, method, question = method } of type.actions) {
      const missing = [method, question].find((called) => !findMethod(methods, [], called))
      if (missing !== undefined) throw new Error(`${type.name}: ${label} calls ${missing}, which is none`)
    }
}

/** The methods of all rooms by wire name: `mela.<room>.<name>`, the same without `mela.`, the declared aliases and earlier names. */
export function methodNames(modules: readonly Module[]): ReadonlyMap<string, Method> {
  const named = modules.flatMap((module) =>
    Object.entries(module.methods).flatMap(([name, method]): [string, Method][] => [
      [`${module.name}.${snakeCase(name)}`, method],
      ...[...method.aliases, method.renamedFrom ?? []].flat().map((name): [string, Method] => [name, method]),
    ]),
  )
  const methods = new Map(named)
  if (methods.size !== named.length) throw new Error('Two methods answer to one name')
  requireActionMethods(modules, methods)
  return methods
}

/** Finds a method by the name that a client used, with or without a prefix of the site. */
export function findMethod(
  methods: ReadonlyMap<string, Method>,
  prefixes: readonly string[],
  name: string,
): Method | undefined {
  const exact = methods.get(name)
  if (exact) return exact
  const prefix = [WIRE_PREFIX, ...prefixes].find(
    (one) => methods.has(name.slice(one.length + 1)) && name.startsWith(`${one}.`),
  )
  return prefix === undefined ? undefined : methods.get(name.slice(prefix.length + 1))
}

/** Whether a client used the name that a method had in the last release. */
export function isEarlierName({ renamedFrom }: Method, name: string): boolean {
  return renamedFrom !== null && (name === renamedFrom || name.endsWith(`.${renamedFrom}`))
}
