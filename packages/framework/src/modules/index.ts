export { defineModule, type DemoContext, type Module } from './define-module.ts'
export { type RawRoute, type RawResponse, type RawRequest } from './raw-route.ts'
export {
  anyone,
  callVerbs,
  method,
  onlyRoles,
  signedInUsers,
  type CallVerb,
  type Method,
  type MethodAccess,
  type MethodContext,
  type RunOnce,
  insideProcess,
  type Origin,
} from './method.ts'
export { extensionPoint, type Extension, type ExtensionPoint } from './extension-point.ts'
export { Download } from './download.ts'
export { anyValue } from '#framework/method-input'
