import type { Methods } from '#contract'
import { methodRequest } from './requests.ts'
import { send } from './send.ts'

/** Calls a server method by its wire name, for example `call('api.contactform', { ... })`. */
export function call<Name extends keyof Methods>(
  method: Name,
  input: Methods[Name]['input'],
): Promise<Methods[Name]['output']> {
  return send(methodRequest(method, input))
}
