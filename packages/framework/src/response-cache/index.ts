export { createGuestCache, type GuestCache, readyAnswer, type ReadyAnswer } from './response-cache.ts'
export { writeJson, written } from './write-json.ts'
