export { createAnnouncer, type Announcer } from './announcer.ts'
export { claimDelivery, pruneSignals } from './claim-delivery.ts'
export { deliverSignals } from './deliver.ts'
export { createDispatcher, type Dispatcher } from './dispatcher.ts'
