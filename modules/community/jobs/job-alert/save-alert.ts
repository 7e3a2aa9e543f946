import { text } from '#framework/doctypes'
import { User } from '#framework/identity'
import { method, signedInUsers } from '#framework/modules'
import { JobAlert } from './job-alert.doctype.ts'
import { JobCategory } from '../job-opening/job-category.doctype.ts'
import { jobErrors } from '../errors.ts'

const MAX_ALERTS = 10

/** Subscribes the caller to new openings each morning. Idempotent. */
export const saveAlert = method({
  access: signedInUsers,
  methods: ['POST'],
  input: { category: text(), txt: text({ maxLength: 60 }) },
  async run({ input: { category, txt }, documents, caller }) {
    const system = documents.asSystem()
    // The lock prevents a duplicate from a concurrent call.
    await system.lock(User, caller.user)
    const where = { user: caller.user }
    const mine = await system.find(JobAlert, { where, fields: ['name', 'category', 'txt'] })
    const same = mine.find((alert) => alert.category === category && alert.txt === txt)
    if (same) return { alert: same.name }
    if (mine.length >= MAX_ALERTS) throw jobErrors.too_many_alerts()
    const known =
      category === null ? 1 : await documents.count(JobCategory, { filters: [['name', '=', category]] })
    if (known === 0) throw jobErrors.no_such_category()
    const made = await documents
      .asSystemFor(caller.user)
      .insert(JobAlert, { user: caller.user, category, txt, notified_until: documents.today })
    return { alert: made.name }
  },
})
