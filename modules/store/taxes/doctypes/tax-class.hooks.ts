import { hooks } from '#framework/documents'
import { taxErrors } from '../errors.ts'
import { TaxClass } from './tax-class.doctype.ts'

export const taxClassHooks = hooks(TaxClass, {
  async beforeSave({ previous, document, documents }) {
    if (document.is_default === 0 || previous?.is_default === 1) return {}
    const [other] = await documents
      .asSystem()
      .find(TaxClass, { where: { is_default: 1 }, fields: ['name'], limit: 1 })
    if (other && other.name !== document.name) throw taxErrors.other_default(other.name)
    return {}
  },
})
