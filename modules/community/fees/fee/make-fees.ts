import { check, link } from '#framework/doctypes'
import { method } from '#framework/modules'
import { moneyStaff } from '#money/payments'
import { createMissingFees as makeFeesOfYear } from './create-missing-fees.ts'

/** Makes the fees of everybody who is enrolled in a year, or in one class of it, and has none; dry, it only tells. */
export const makeFees = method({
  access: moneyStaff,
  input: {
    academic_year: link('Academic Year', { required: true }),
    class: link('Class'),
    dry_run: check({ default: 1 }),
  },
  methods: ['POST'],
  run: ({ input: { academic_year, class: of, dry_run }, documents }) =>
    makeFeesOfYear(documents, { academic_year, class: of, isDry: dry_run === 1 }),
})
