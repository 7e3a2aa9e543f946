import type { Documents } from '#framework/documents'
import { insideProcess, type Method, type MethodContext } from '#framework/modules'
import { isAdministrator, type Caller } from '#framework/permissions'
import type { Translators } from '#framework/messages'
import type { Calling } from './engine.ts'
import { callRefusal } from './refuse-call.ts'

/** What every method of an engine is given alike. */
type Standing = Pick<MethodContext<never>, 'registry' | 'extensions' | 'site' | 'findType'>

interface Place {
  readonly methods: ReadonlyMap<string, Method>
  readonly translators: Translators
  readonly standing: Standing
}

/** Whether a method is there for a caller at all. */
export function mayCall({ access }: Method, caller: Caller): boolean {
  if (access.kind === 'anyone' || isAdministrator(caller)) return true
  return access.roles.some((role) => caller.roles.has(role))
}

/** Calls methods: access first, then their own checks of the arguments. */
export function methodCaller({ methods, translators, standing }: Place) {
  return async (method: Method, documents: Documents, calling: Calling) => {
    const { args, origin = insideProcess, language: asked = 'en' } = calling
    const { caller } = documents
    if (!mayCall(method, caller)) throw callRefusal(method, methods, caller)
    // A guest's answer that is the same in all languages is kept once: it has no words of one of them.
    const language = method.isTranslated ? asked : 'en'
    const t = translators[language]
    return method.call({ ...standing, documents, caller, origin, t, language }, args)
  }
}
