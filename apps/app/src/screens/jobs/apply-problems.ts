import type { MessageId } from '#design/messages'
import { looksLikeEmail } from '../../ui/market/typed.ts'
import type { MyJobs } from './job-calls.ts'

export interface WrittenApplication {
  applicant_name: string
  email: string
  phone: string
  cover_note: string
}

export const nothingWritten: WrittenApplication = { applicant_name: '', email: '', phone: '', cover_note: '' }

/** What the account knows already: nobody types it again, and everybody may change it. */
export function writtenBy({ full_name, email, phone }: MyJobs['account']): WrittenApplication {
  return { ...nothingWritten, applicant_name: full_name, email: email ?? '', phone: phone ?? '' }
}

/** What is wrong, field by field, in the order in which they stand; nothing when it can be sent. */
export function problemsOf({
  applicant_name,
  email,
  phone,
}: WrittenApplication): Partial<Record<keyof WrittenApplication, MessageId>> {
  const cannotBeReached = email.trim() === '' && phone.trim() === ''
  const isWrong = email.trim() !== '' && !looksLikeEmail(email)
  return {
    ...(applicant_name.trim() === '' ? { applicant_name: 'jobs.name_missing' as const } : {}),
    ...(cannotBeReached ? { email: 'jobs.reach_missing' as const } : {}),
    ...(isWrong ? { email: 'jobs.email_wrong' as const } : {}),
  }
}
