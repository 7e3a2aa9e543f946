export { createChangeAnnouncer, type ChangeAnnouncer } from './change-announcer.ts'
export {
  claimDelivery,
  deliverEvents,
  type DeadDelivery,
  createDispatcher,
  type Dispatcher,
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
  type EventPayload,
  on,
  type EventHandler,
  type Occurrence,
  type StoredEvent,
} from './define-event.ts'
export { documentEvents } from './document-events.ts'
