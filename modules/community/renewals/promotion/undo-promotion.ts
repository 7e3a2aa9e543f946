import { text } from '#framework/doctypes'
import { method, onlyRoles } from '#framework/modules'
import { revertPromotion as takePromotionBack } from './revert-promotion.ts'
import { renewalErrors } from '../errors.ts'

/** Takes a promotion back. The desk's button says its name, other callers may say `run`. */
export const undoPromotion = method({
  access: onlyRoles('School Office', 'System Manager'),
  input: { run: text(), name: text() },
  methods: ['POST'],
  run({ input: { run, name }, documents, site }) {
    const promotion = run ?? name
    if (promotion === null) throw renewalErrors.which_promotion()
    return takePromotionBack(documents, promotion, site.settings.timeZone)
  },
})
