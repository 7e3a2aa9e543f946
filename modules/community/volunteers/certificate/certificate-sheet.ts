import type { Language } from '#framework/messages'
import type { Translate } from '#meta'
import { message } from '../messages.ts'
import { formatHours } from '../hours-entry/reported-hours.rules.ts'

/** Everything that stands on the paper of a certificate, in a language. */
export interface CertificateSheet {
  readonly language: Language
  readonly organisation: string
  readonly title: string
  readonly thanks: string
  readonly full_name: string
  readonly hours: string
  readonly days: string
  readonly issued: { readonly label: string; readonly text: string }
  /** The address that the square code holds, and what stands beside it. */
  readonly check: { readonly label: string; readonly address: string; readonly code: string }
}

interface PrintedCertificate {
  readonly full_name: string
  readonly minutes: number
  /** 'YYYY-MM-DD', as all its days. */
  readonly from_day: string
  readonly to_day: string
  readonly issued_on: string
  readonly code: string
}

interface CertificateContext {
  readonly organisation: string
  readonly language: Language
  readonly t: Translate
  /** Where the site is, without a slash at its end. */
  readonly publicUrl: string
}

function formatDay(day: string, language: Language): string {
  return new Intl.DateTimeFormat(`${language}-IN`, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
}

/** Approved hours on paper, as they were written down when the certificate was issued. */
export function certificateSheet(
  certificate: PrintedCertificate,
  context: CertificateContext,
): CertificateSheet {
  const { full_name, minutes, from_day, to_day, issued_on, code } = certificate
  const { organisation, language, t, publicUrl } = context
  const days = [...new Set([from_day, to_day])].map((day) => formatDay(day, language))
  return {
    ...{ language, organisation, full_name },
    title: t(message('volunteers.certificate.title')),
    thanks: t(message('volunteers.certificate.thanks')),
    hours: t(message('volunteers.certificate.hours', { hours: formatHours(minutes) })),
    days: days.join(' – '),
    issued: { label: t(message('volunteers.certificate.issued_on')), text: formatDay(issued_on, language) },
    check: {
      label: t(message('volunteers.certificate.scan')),
      address: new URL(`/verify/${encodeURIComponent(code)}`, publicUrl).href,
      code,
    },
  }
}
