import { methodRequest } from './requests.ts'
import { send } from './send.ts'

/** Calls a server method by its wire name, for example `call('api.contactform', { ... })`. */
export function call<Output = unknown>(method: string, input: object = {}): Promise<Output> {
  return send<Output>(methodRequest(method, input))
}
