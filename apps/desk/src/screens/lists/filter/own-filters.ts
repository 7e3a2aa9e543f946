import type { TypeMeta } from '../../../data/document/type-meta.ts'
import type { ListFilter } from './filters.ts'

/** What a list opens with for whoever reads others' documents beside his own: his. */
export const ownFilters = ({ fields }: Pick<TypeMeta, 'fields'>): ListFilter[] =>
  fields
    .filter(({ marksOwn, initial }) => marksOwn && initial !== null)
    .map(({ fieldname, initial }) => ({ field: fieldname, comparison: 'is', value: String(initial) }))
