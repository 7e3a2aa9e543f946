export {
  clearRateLimits,
  pruneLimits,
  ipv6Prefix,
  networkOf,
  consumeRateLimit,
  rateLimitStatement,
} from './rate-limit.ts'
export type { RateLimit } from './rate-limit.ts'
export { createQueues } from './queues.ts'
