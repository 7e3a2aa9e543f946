import { taskInSteps } from '#framework/tasks'
import { confirmPledgedSales } from './sale/confirm-pledged-sales.ts'

const EVERY_NIGHT = '55 2 * * *'

export const pledgeTasks = [
  taskInSteps('pledges.confirm', (_payload, ctx) => confirmPledgedSales(ctx), EVERY_NIGHT),
]
