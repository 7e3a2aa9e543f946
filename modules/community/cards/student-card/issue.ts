import { link } from '#framework/doctypes'
import { method, onlyRoles } from '#framework/modules'
import { issueCard } from './issue-card.ts'

/** Issues the student card of a child for a year. A child has one valid card for each year. */
export const issue = method({
  access: onlyRoles('School Office', 'System Manager'),
  input: {
    student: link('Student Registration', { required: true }),
    academic_year: link('Academic Year', { required: true }),
  },
  methods: ['POST'],
  async run({ input, documents }) {
    const { name, code, valid_until } = await issueCard(documents, input)
    return { name, code, valid_until }
  },
})
