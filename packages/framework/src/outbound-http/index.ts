export { nextAttempt, NotPublic, publicAgent, requirePublicUrl } from './public-agent.ts'
