import { link } from '#framework/doctypes'
import { method, onlyRoles } from '#framework/modules'
import { promoteDraft } from './promote-students.ts'

/** Moves the children up as a draft says: `promote` for who began with a document. */
export const carryOutPromotion = method({
  access: onlyRoles('School Office', 'System Manager'),
  input: { name: link('Promotion', { required: true }) },
  methods: ['POST'],
  run: ({ input: { name }, documents }) => promoteDraft(documents, name),
})
