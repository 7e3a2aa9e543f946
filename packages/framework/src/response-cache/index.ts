export { createGuestCache, type GuestCache, readyAnswer, type ReadyAnswer } from './response-cache.ts'
