export {
  createGuestCache,
  type CachedAnswer,
  type Filling,
  type GuestCache,
  type ReadyAnswer,
} from './guest-cache.ts'
export { readyAnswer } from './ready-answer.ts'
