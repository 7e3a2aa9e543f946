import type { ContextFactory } from '#framework/context'
import type { Documents } from '#framework/documents'
import { insideProcess, type Method, type MethodContext, type Module } from '#framework/modules'
import { isAdministrator, type Caller, isGuest } from '#framework/permissions'
import { frameworkMessage } from '#framework/messages'
import type { CallRequest, EngineSettings } from './engine.ts'
import { DialectError, documentErrors } from '#framework/errors'

interface MethodCallerOptions extends Pick<MethodContext<never>, 'registry' | 'findType'> {
  readonly methods: ReadonlyMap<string, Method>
  readonly contextFor: ContextFactory
}

export function mayCall({ access }: Method, caller: Caller): boolean {
  if (access.kind === 'anyone' || isAdministrator(caller)) return true
  return access.roles.some((role) => caller.roles.has(role))
}

export function methodCaller({ methods, contextFor, registry, findType }: MethodCallerOptions) {
  const names = namesOf(methods)
  return async (method: Method, documents: Documents, request: CallRequest) => {
    const { args, origin = insideProcess, language: asked = 'en' } = request
    const { caller } = documents
    if (!mayCall(method, caller)) throw callRefusal(names.get(method) ?? 'this method', caller)
    // A guest's response that is the same in all languages is cached once, because it has no translated text.
    const language = method.isTranslated ? asked : 'en'
    const name = names.get(method) ?? 'this method'
    return method.call({ ...contextFor(documents, { origin, language }), registry, findType, name }, args)
  }
}

function namesOf(methods: ReadonlyMap<string, Method>): ReadonlyMap<Method, string> {
  return new Map([...methods].toReversed().map(([name, method]) => [method, `mela.${name}`]))
}

/** Refuses a method. Guests get the dialect's text, which its clients match. */
function callRefusal(method: string, caller: Caller): DialectError {
  if (!isGuest(caller)) return documentErrors.notPermitted('call', frameworkMessage('documents.this_method'))
  return new DialectError({
    code: 'documents.not_permitted',
    type: 'PermissionError',
    messages: [frameworkMessage('documents.not_whitelisted', { method })],
    title: frameworkMessage('title.method_not_allowed'),
  })
}

const WIRE_PREFIX = 'mela'

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** Refuses actions without a method at the start, before a user calls one. */
function requireActionMethods(modules: readonly Module[], methods: ReadonlyMap<string, Method>): void {
  for (const type of modules.flatMap(({ docTypes }) => docTypes))
    for (const { label, method, confirmation = method } of type.actions) {
      const missing = [method, confirmation].find((called) => !findMethod(methods, [], called))
      if (missing !== undefined) throw new Error(`${type.name}: ${label} calls ${missing}, which is none`)
    }
}

/**
 * Methods of all modules by wire name: `mela.<module>.<name>`, the same without `mela.`, declared aliases and earlier
 * names.
 */
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

export function isEarlierName({ renamedFrom }: Method, name: string): boolean {
  return renamedFrom !== null && (name === renamedFrom || name.endsWith(`.${renamedFrom}`))
}

const HOUR = 60 * 60_000

/** Limit of distinct names: names that a client makes up must not fill the memory. */
const MAX_USES = 1000

export function deprecationNotes({
  onDeprecatedUse,
  clock = () => new Date(),
}: Pick<EngineSettings, 'onDeprecatedUse' | 'clock'>): (use: string) => void {
  const noted = new Map<string, number>()
  return (use) => {
    const time = clock().getTime()
    if (time - (noted.get(use) ?? -HOUR) < HOUR) return
    if (noted.size >= MAX_USES) noted.clear()
    noted.set(use, time)
    onDeprecatedUse?.(use)
  }
}
