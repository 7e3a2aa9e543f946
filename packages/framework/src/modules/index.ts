export {
  defineModule,
  type DemoContext,
  type Module,
  on,
  type Place,
  type Signal,
  type Subscription,
  type RawRoute,
  type RawResponse,
  type RawRequest,
  anyone,
  callVerbs,
  method,
  onlyRoles,
  signedInUsers,
  type CallVerb,
  type Method,
  type MethodAccess,
  type MethodContext,
  insideProcess,
  type Origin,
  extensionPoint,
  type Extension,
  type ExtensionPoint,
} from './define-module.ts'
export { Download } from './download.ts'
export { anyValue } from '#framework/inputs'
export type { Surroundings } from './surroundings.ts'
