import type { ContextFactory } from '#framework/context'
import type { Documents } from '#framework/documents'
import { insideProcess, type Method, type MethodContext } from '#framework/modules'
import { isAdministrator, type Caller, isGuest } from '#framework/permissions'
import { frameworkMessage } from '#framework/messages'
import type { Calling } from './engine.ts'
import { DialectError, documentErrors } from '#framework/errors'

interface MethodCallerOptions extends Pick<MethodContext<never>, 'registry' | 'findType'> {
  readonly methods: ReadonlyMap<string, Method>
  readonly contextFor: ContextFactory
}

/** Whether a method is there for a caller at all. */
export function mayCall({ access }: Method, caller: Caller): boolean {
  if (access.kind === 'anyone' || isAdministrator(caller)) return true
  return access.roles.some((role) => caller.roles.has(role))
}

/** Calls methods: access first, then their own checks of the arguments. */
export function methodCaller({ methods, contextFor, registry, findType }: MethodCallerOptions) {
  const names = namesOf(methods)
  return async (method: Method, documents: Documents, calling: Calling) => {
    const { args, origin = insideProcess, language: asked = 'en' } = calling
    const { caller } = documents
    if (!mayCall(method, caller)) throw callRefusal(names.get(method) ?? 'this method', caller)
    // A guest's answer that is the same in all languages is kept once: it has no words of one of them.
    const language = method.isTranslated ? asked : 'en'
    const name = names.get(method) ?? 'this method'
    return method.call({ ...contextFor(documents, { origin, language }), registry, findType, name }, args)
  }
}

/** The first name of each method, which is its own. */
function namesOf(methods: ReadonlyMap<string, Method>): ReadonlyMap<Method, string> {
  return new Map([...methods].toReversed().map(([name, method]) => [method, `mela.${name}`]))
}

/** Somebody may not call a method. Guests are told in the dialect's words, which its clients know. */
function callRefusal(method: string, caller: Caller): DialectError {
  if (!isGuest(caller)) return documentErrors.notPermitted('call', frameworkMessage('documents.this_method'))
  return new DialectError({
    code: 'documents.not_permitted',
    type: 'PermissionError',
    messages: [frameworkMessage('documents.not_whitelisted', { method })],
    title: frameworkMessage('title.method_not_allowed'),
  })
}
