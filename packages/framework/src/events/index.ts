export { createChangeAnnouncer } from './change-announcer.ts'
export {
  claimDelivery,
  deliverEvents,
  type DeadDelivery,
  createDispatcher,
  pruneEvents,
  forgetDelivery,
  redeliver,
  type DeliveryKey,
} from './deliver-events.ts'
export { committedBy, type Committed } from './committed-changes.ts'
export {
  defineEvent,
  nullable,
  optional,
  type DomainEvent,
  type EventNames,
  type EventPayload,
  on,
  type EventHandler,
  type HandlerKey,
  type StoredEvent,
} from './define-event.ts'
export { renameHandlers } from './rename-handlers.ts'
export { documentEvents } from './document-events.ts'
