import { DialectError, documentErrors } from '#framework/errors'
import { frameworkMessage } from '#framework/messages'
import type { Method } from '#framework/modules'
import { isGuest, type Caller } from '#framework/permissions'

function nameOf(method: Method, methods: ReadonlyMap<string, Method>): string {
  for (const [name, known] of methods) if (known === method) return `mela.${name}`
  return 'this method'
}

/** Somebody may not call a method. Guests are told in the dialect's words, which its clients know. */
export function callRefusal(
  method: Method,
  methods: ReadonlyMap<string, Method>,
  caller: Caller,
): DialectError {
  if (!isGuest(caller)) return documentErrors.notPermitted('call', frameworkMessage('documents.this_method'))
  return new DialectError({
    code: 'documents.not_permitted',
    type: 'PermissionError',
    messages: [frameworkMessage('documents.not_whitelisted', { method: nameOf(method, methods) })],
    title: frameworkMessage('title.method_not_allowed'),
  })
}
