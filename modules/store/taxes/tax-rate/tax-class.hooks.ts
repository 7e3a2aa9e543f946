import { hooks, type Documents } from '#framework/documents'
import { taxErrors } from '../errors.ts'
import { TaxClass } from './tax-class.doctype.ts'

/** The classes beside this one that are the default; all of them where only that there are others is asked. */
async function others(documents: Documents, name: string, where: { readonly is_default?: 1 }) {
  const found = await documents.asSystem().find(TaxClass, { where, fields: ['name'], order_by: 'name asc' })
  return found.filter((other) => other.name !== name)
}

/** What names no class is taxed as the default one: once there is one there always is, and another takes its place. */
export const taxClassHooks = hooks(TaxClass, {
  async beforeSave({ previous, document, documents }) {
    const isGivenUp = previous?.is_default === 1 && document.is_default === 0
    if (isGivenUp && (await others(documents, document.name, { is_default: 1 })).length === 0)
      throw taxErrors.last_default(document.name)
    return {}
  },
  async afterSave({ previous, document, documents }) {
    if (document.is_default === 0 || previous?.is_default === 1) return
    for (const { name } of await others(documents, document.name, { is_default: 1 }))
      await documents.asSystem().save(TaxClass, name, { is_default: 0 })
  },
  async beforeDelete({ name, is_default }, { documents }) {
    if (is_default === 1 && (await others(documents, name, {})).length > 0) throw taxErrors.last_default(name)
  },
})
