import { registrationNotice, type RegistrationNotice } from './registration-notice.ts'

/** Who comes no more and who still does, and what is refunded, how and when; by who gives the money back. */
const noticeBy: Readonly<Record<string, RegistrationNotice>> = {
  nobody: registrationNotice('people_cancelled'),
  gateway: registrationNotice('people_cancelled_returned'),
  office: registrationNotice('people_cancelled_at_office'),
}

export const peopleCancelledNotices = Object.values(noticeBy)

/** What is told when some come no more, by who gives the money back. */
export function peopleCancelledNotice(returnedBy: string): RegistrationNotice {
  const notice = noticeBy[returnedBy]
  if (!notice) throw new Error(`Nobody refunds by ${returnedBy}`)
  return notice
}
