import { User } from '#framework/identity'
import { method, signedInUsers } from '#framework/modules'
import { JobAlert } from '../job-alert/job-alert.doctype.ts'
import { JobApplication } from './job-application.doctype.ts'
import { JobOpening } from '../job-opening/job-opening.doctype.ts'

const MOST = 100

/** Returns the caller's applications, alerts and contact. Four statements. */
export const getMyJobs = method({
  access: signedInUsers,
  reads: true,
  input: {},
  async run({ documents, caller }) {
    const system = documents.asSystem()
    const [{ full_name, email, phone }, applications, alerts] = await Promise.all([
      system.get(User, caller.user),
      system.find(JobApplication, {
        where: { applicant: caller.user },
        fields: ['name', 'opening', 'state', 'creation'],
        order_by: 'creation desc',
        limit: MOST,
      }),
      system.find(JobAlert, {
        where: { user: caller.user },
        fields: ['name', 'category', 'txt'],
        order_by: 'creation asc',
        limit: MOST,
      }),
    ])
    const names = applications.map(({ opening }) => opening)
    const openings =
      names.length === 0
        ? []
        : await system.find(JobOpening, {
            where: { name: ['in', names] },
            fields: ['name', 'title', 'organisation'],
          })
    const byName = new Map(openings.map((opening) => [opening.name, opening]))
    return {
      account: { full_name, email, phone },
      alerts,
      applications: applications.map(({ name, opening, state, creation }) => ({
        ...{ name, opening, state, sent_on: creation.slice(0, 10) },
        title: byName.get(opening)?.title ?? '',
        organisation: byName.get(opening)?.organisation ?? '',
      })),
    }
  },
})
