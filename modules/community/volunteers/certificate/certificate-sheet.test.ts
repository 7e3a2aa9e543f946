import { expect, test } from 'vitest'
import { inEnglish } from '#meta/messages'
import { certificateSheet } from './certificate-pdf.ts'

const certificate = {
  ...{ full_name: 'Lakshmi V', minutes: 690, code: 'CERT-AB2C-DE3F-GH4J-KM5N' },
  ...{ from_day: '2026-09-27', to_day: '2026-11-08', issued_on: '2026-11-20' },
}
const context = {
  organisation: 'Asha School',
  language: 'en',
  publicUrl: 'https://asha.example',
  t: inEnglish,
} as const

test('The certificate states the volunteer, the hours, the dates and where to verify it', () => {
  expect(certificateSheet(certificate, context)).toMatchObject({
    ...{ title: 'Certificate', organisation: 'Asha School', full_name: 'Lakshmi V' },
    ...{ hours: 'for 11 hours 30 minutes of volunteering', days: '27 September 2026 – 8 November 2026' },
    issued: { text: '20 November 2026' },
    check: { address: 'https://asha.example/verify/CERT-AB2C-DE3F-GH4J-KM5N', code: certificate.code },
  })
})

test('Names one day of hours once, in the caller’s language', () => {
  const one = { ...certificate, to_day: certificate.from_day }
  expect(certificateSheet(one, context).days).toBe('27 September 2026')
  expect(certificateSheet(one, { ...context, language: 'ta' }).days).toContain('செப்டம்பர்')
})

test('Whole hours have no minutes, and less than an hour has no hours', () => {
  const hoursOf = (minutes: number) => certificateSheet({ ...certificate, minutes }, context).hours
  expect(hoursOf(60)).toBe('for 1 hour of volunteering')
  expect(hoursOf(45)).toBe('for 45 minutes of volunteering')
})
