export { createApp, type AppOptions } from './create-app.ts'
export type { GuestAnswers, Produced } from './guest-answers.ts'
export { sendReady } from './send-ready.ts'
