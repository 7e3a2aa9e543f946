import { on } from '#framework/events'
import { jobEvents } from './events.ts'
import type { Documents } from '#framework/documents'
import { notify, usersWithRole } from '#site/notifications'
import { JobApplication } from './job-application/job-application.doctype.ts'
import { JobOpening } from './job-opening/job-opening.doctype.ts'
import { applicationDecided, jobApplicationReceived } from './extensions.ts'

async function applicationNamed(documents: Documents, name: unknown) {
  const [application] = await documents.find(JobApplication, { where: { name: String(name) }, limit: 1 })
  if (!application) return null
  const { title } = await documents.get(JobOpening, application.opening)
  return { ...application, title }
}

const notifyOffice = on(
  jobEvents.applied,
  { key: 'jobs.notify_office', renamedFrom: 'jobs.tell_office' },
  async (payload, { documents }) => {
    const found = await applicationNamed(documents, payload.application)
    if (found === null) return
    await notify(documents, {
      event: jobApplicationReceived,
      key: found.name,
      people: await usersWithRole(documents, 'School Office'),
      values: { title: found.title },
      link: `/desk/job-application/${found.name}`,
    })
  },
)

const notifyApplicant = on(
  jobEvents.decided,
  { key: 'jobs.notify_applicant', renamedFrom: 'jobs.tell_applicant' },
  async (payload, { documents }, { id }) => {
    const found = await applicationNamed(documents, payload.application)
    if (found === null) return
    await notify(documents, {
      event: applicationDecided,
      key: id,
      people: [{ user: found.applicant }],
      values: { title: found.title, name: found.applicant_name },
      link: '/jobs',
    })
  },
)

export const jobEventHandlers = [notifyOffice, notifyApplicant]
