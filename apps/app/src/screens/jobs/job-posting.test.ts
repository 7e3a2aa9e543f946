import { expect, test } from 'vitest'
import type { OpeningAnswer } from './job-calls.ts'
import { jobPosting } from './job.screen.tsx'

const opening: OpeningAnswer = {
  ...{ name: 'JOB-00001', title: 'Teacher', category: 'JC-001', category_name: 'Teaching' },
  ...{
    organisation: 'Asha',
    description: 'Tamil & sums\n<b>daily</b>',
    employment_type: 'part time' as const,
  },
  ...{ location: 'Chennai', pay: null, closes_on: '2026-12-08', opened_on: '2026-11-20' },
}

test('A job posting has the structured data that search engines expect', () => {
  expect(jobPosting(opening, 'India')).toMatchObject({
    '@type': 'JobPosting',
    employmentType: 'PART_TIME',
    datePosted: '2026-11-20',
    validThrough: '2026-12-08T23:59:59',
    hiringOrganization: { name: 'Asha' },
    jobLocation: { address: { addressLocality: 'Chennai', addressCountry: 'India' } },
  })
})

test('User content is rendered as text, not as markup', () => {
  expect(jobPosting(opening, undefined)).toMatchObject({
    description: 'Tamil &amp; sums<br>&lt;b&gt;daily&lt;/b&gt;',
  })
})
