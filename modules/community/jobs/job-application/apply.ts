import { jobEvents } from '../events.ts'
import { longText, phone, text, type Doc } from '#framework/doctypes'
import { User } from '#framework/identity'
import { method, signedInUsers } from '#framework/modules'
import { consumePostingRateLimit } from '#site/moderation'
import type { Documents } from '#framework/documents'
import { isUniqueViolation } from '#framework/errors'
import { File } from '#framework/files'
import { JobApplication, LONGEST_NOTE } from './job-application.doctype.ts'
import { JobOpening } from '../job-opening/job-opening.doctype.ts'
import { isOpen } from '../job-opening/job-opening.queries.ts'
import { jobErrors } from '../errors.ts'

/** Applies for an opening; the résumé must be the caller's private upload. Idempotent. */
export const apply = method({
  access: signedInUsers,
  methods: ['POST'],
  managesOwnTransaction: true,
  input: {
    opening: text({ required: true }),
    applicant_name: text({ maxLength: 80 }),
    email: text({ format: 'Email' }),
    phone: phone(),
    cover_note: longText({ maxLength: LONGEST_NOTE }),
    resume: text({ maxLength: 2048 }),
  },
  async run({ input, caller, site, ctx }) {
    await consumePostingRateLimit(ctx, 'applications')
    const { name, state } = await site.write(caller, async (inside) => {
      const account = await inside.asSystem().get(User, caller.user)
      return applyFor(inside, {
        ...input,
        applicant_name: input.applicant_name ?? account.full_name,
        email: input.email ?? account.email,
        phone: input.phone ?? account.phone,
      })
    })
    return { application: name, state }
  },
})

interface WrittenApplication {
  readonly opening: string
  readonly applicant_name: string
  readonly email: string | null
  readonly phone: string | null
  readonly cover_note: string | null
  readonly resume: string | null
}

type Application = Doc<typeof JobApplication>

async function ownResume(documents: Documents, file_url: string | null): Promise<string | null> {
  if (file_url === null) return null
  const [file] = await documents.asSystem().find(File, {
    where: { file_url, owner: documents.caller.user, is_private: 1, is_folder: 0 },
    fields: ['name'],
    limit: 1,
  })
  if (!file) throw jobErrors.foreign_resume()
  return file.name
}

async function appliedBefore(documents: Documents, opening: string): Promise<Application | null> {
  const system = documents.asSystem()
  const [found] = await system.find(JobApplication, {
    where: { opening, applicant: documents.caller.user },
    fields: ['name'],
    limit: 1,
  })
  return found ? system.get(JobApplication, found.name) : null
}

async function insertApplication(documents: Documents, written: WrittenApplication): Promise<Application> {
  const { user } = documents.caller
  const file = await ownResume(documents, written.resume)
  const made = await documents.asSystemFor(user).insert(JobApplication, { ...written, applicant: user })
  if (file !== null)
    await documents.asSystem().save(File, file, {
      attached_to_doctype: JobApplication.name,
      attached_to_name: made.name,
      attached_to_field: 'resume',
    })
  await documents.emit(jobEvents.applied, { application: made.name })
  return made
}

/**
 * Creates one application per caller and opening. The opening is locked, so that no application follows its closure.
 */
async function applyFor(documents: Documents, written: WrittenApplication): Promise<Application> {
  const before = await appliedBefore(documents, written.opening)
  if (before !== null) return before
  const opening = await documents.asSystem().lock(JobOpening, written.opening)
  if (!isOpen(opening, documents.today)) throw jobErrors.closed()
  try {
    return await documents.savepoint(() => insertApplication(documents, written))
  } catch (error) {
    const other = isUniqueViolation(error) ? await appliedBefore(documents, written.opening) : null
    if (other === null) throw error
    return other
  }
}
