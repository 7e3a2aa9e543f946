export {
  defineModule,
  type DemoContext,
  type Module,
  type RawRoute,
  type RawResponse,
  type RawRequest,
  extensionPoint,
  type Extension,
  type ExtensionPoint,
} from './define-module.ts'
export {
  anyone,
  callVerbs,
  method,
  onlyRoles,
  signedInUsers,
  type Method,
  type MethodContext,
  type RunOnce,
  insideProcess,
  type CallOrigin,
  Download,
} from './method.ts'
export { anyValue } from '#framework/method-input'
