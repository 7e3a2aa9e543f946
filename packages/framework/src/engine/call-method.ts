import type { Documents } from '#framework/documents'
import { insideProcess, type Method, type MethodContext } from '#framework/modules'
import { isAdministrator, type Caller } from '#framework/permissions'
import type { Calling } from './engine.ts'
import { callRefusal } from './refuse-call.ts'

/** What every method of an engine is given alike. */
type Standing = Pick<MethodContext<never>, 'registry' | 'extensions' | 'site' | 'findType'>

/** Whether a method is there for a caller at all. */
export function mayCall({ access }: Method, caller: Caller): boolean {
  if (access.kind === 'anyone' || isAdministrator(caller)) return true
  return access.roles.some((role) => caller.roles.has(role))
}

/** Calls methods: access first, then their own checks of the arguments. */
export function methodCaller(methods: ReadonlyMap<string, Method>, standing: Standing) {
  return async (method: Method, documents: Documents, { args, origin = insideProcess }: Calling) => {
    const { caller } = documents
    if (!mayCall(method, caller)) throw callRefusal(method, methods, caller)
    return method.call({ ...standing, documents, caller, origin }, args)
  }
}
