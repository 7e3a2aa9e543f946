import { check, link } from '#framework/doctypes'
import { method, onlyRoles } from '#framework/modules'
import { promoteStudents as promoteYear } from './promote-students.ts'

/** Promotes the students of a year to the next year and class. It is a dry run by default. */
export const promote = method({
  access: onlyRoles('School Office', 'System Manager'),
  input: {
    academic_year_from: link('Academic Year', { required: true }),
    academic_year_to: link('Academic Year', { required: true }),
    dry_run: check({ default: 1 }),
  },
  methods: ['POST'],
  run: ({ input: { academic_year_from: from, academic_year_to: to, dry_run }, documents }) =>
    promoteYear(documents, { from, to }, dry_run === 1),
})
