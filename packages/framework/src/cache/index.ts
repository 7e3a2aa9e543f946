export {
  createGuestCache,
  type CachedAnswer,
  type Filling,
  type GuestCache,
  readyAnswer,
  type ReadyAnswer,
} from './guest-cache.ts'
export { writeJson, written } from './written.ts'
