export { restErrors } from './errors.ts'
export { isAnonymous } from './request/callers.ts'
export { createApp, addVary } from './create-app.ts'
export { asDialectError, errorBody } from './response/error-body.ts'
export type { GuestResponses, ProducedResponse } from './response/guest-responses.ts'
export { callAsGuest } from './response/guest-call.ts'
export { sendEncoded } from './response/send-ready.ts'
export { parseJson } from './request/body-parsers.ts'
export { currentListRequest } from './deprecation.ts'
export {
  fromWire,
  presentListing,
  presentWithNulls,
  documentTranslators,
  type DocumentTranslator,
} from './resource/wire.ts'
