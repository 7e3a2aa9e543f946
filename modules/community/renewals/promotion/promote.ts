import { check, link } from '#framework/doctypes'
import { method, onlyRoles } from '#framework/modules'
import { promoteStudents as promoteYear } from './promote-students.ts'

/** Moves the children of a year into the next one, each into the class after its own. Dry unless told otherwise. */
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
