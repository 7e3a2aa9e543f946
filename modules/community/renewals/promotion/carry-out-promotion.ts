import { link } from '#framework/doctypes'
import { method, onlyRoles } from '#framework/modules'
import { promoteDraft } from './promote-students.ts'

/** Carries out the promotion of a draft. Callers that began without a document use `promote`. */
export const carryOutPromotion = method({
  access: onlyRoles('School Office', 'System Manager'),
  input: { name: link('Promotion', { required: true }) },
  methods: ['POST'],
  run: ({ input: { name }, documents }) => promoteDraft(documents, name),
})
