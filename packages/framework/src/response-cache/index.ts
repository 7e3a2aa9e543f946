export { createGuestCache, type GuestCache, encodedResponse, type EncodedResponse } from './response-cache.ts'
