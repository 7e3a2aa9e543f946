export { nextAttempt } from './next-attempt.ts'
export { NotPublic, publicAgent, requirePublicUrl } from './public-agent.ts'
