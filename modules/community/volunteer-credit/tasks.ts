import { task } from '#framework/tasks'
import { saveFindings } from './finding/check-approvals.ts'

const EVERY_NIGHT = '25 3 * * *'

export const volunteerCreditTasks = [
  task(
    'volunteer_credit.check_approvals',
    async (_payload, { documents }) => {
      await saveFindings(documents)
    },
    EVERY_NIGHT,
  ),
]
