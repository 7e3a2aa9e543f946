export { defineModule, type DemoContext, type Module } from './define-module.ts'
export { extensionPoint, type Extension, type ExtensionPoint } from './extension.ts'
export {
  anyone,
  method,
  onlyRoles,
  signedInUsers,
  type Method,
  type MethodAccess,
  type MethodContext,
} from './method.ts'
export { on, type Signal, type Subscription } from './subscription.ts'
