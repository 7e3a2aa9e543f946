export { defineModule, type DemoContext, type Module } from './define-module.ts'
export type { Door, DoorAnswer, DoorRequest } from './door.ts'
export { Download } from './download.ts'
export { extensionPoint, type Extension, type ExtensionPoint } from './extension.ts'
export { anyValue } from '#framework/inputs'
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
} from './method.ts'
export { insideProcess, type Origin } from './origin.ts'
export { on, type Place, type Signal, type Subscription } from './subscription.ts'
export type { Surroundings } from './surroundings.ts'
