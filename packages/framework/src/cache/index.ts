export { createGuestCache, type CachedAnswer, type Filling, type GuestCache } from './guest-cache.ts'
export { readyAnswer, type ReadyAnswer } from './ready-answer.ts'
export { writeJson, written } from './written.ts'
