import { taskInSteps } from '#framework/tasks'
import { expireCredits } from './wallet-credit/expire-credits.ts'

const EVERY_NIGHT = '20 2 * * *'

export const walletTasks = [taskInSteps('wallet.expire', (_payload, ctx) => expireCredits(ctx), EVERY_NIGHT)]
