import { link } from '#framework/doctypes'
import { method, onlyRoles } from '#framework/modules'
import { previewDraft } from './promote-students.ts'

/** Runs a promotion draft as a dry run. The draft then lists who would move up, stay and leave. */
export const tryPromotion = method({
  access: onlyRoles('School Office', 'System Manager'),
  input: { name: link('Promotion', { required: true }) },
  methods: ['POST'],
  run: ({ input: { name }, documents }) => previewDraft(documents, name),
})
