import { text } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { JobAlert } from './job-alert.doctype.ts'
import { jobErrors } from '../errors.ts'

export const deleteAlert = method({
  access: signedInUsers,
  methods: ['POST'],
  input: { alert: text({ required: true }) },
  async run({ input: { alert: name }, documents, caller }) {
    const system = documents.asSystem()
    const where = { name, user: caller.user }
    const [found] = await system.find(JobAlert, { where, fields: ['name'], limit: 1 })
    if (!found) throw jobErrors.no_alert()
    await system.delete(JobAlert, name)
    return { deleted: 1 }
  },
})
