import { text } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { JobApplication } from './job-application.doctype.ts'
import { jobErrors } from '../errors.ts'

/** Withdraws the caller's job application. It is erased at once, together with its résumé. */
export const withdraw = method({
  access: signedInUsers,
  methods: ['POST'],
  input: { application: text({ required: true }) },
  async run({ input: { application: name }, documents, caller }) {
    const system = documents.asSystem()
    const where = { name, applicant: caller.user }
    const [found] = await system.find(JobApplication, { where, fields: ['name'], limit: 1 })
    if (!found) throw jobErrors.no_application()
    const { state } = await system.lock(JobApplication, name)
    if (state === 'hired') throw jobErrors.already_decided()
    await system.delete(JobApplication, name)
    return { withdrawn: 1 }
  },
})
