import { useMemo } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import type { DocMeta } from '../../data/doc-meta.ts'
import type { FormValues } from '../../fields/form-value.ts'
import { conditionsOf, deviceDay, type Conditions } from './conditions.ts'

/** The conditions of a form, asked again with each change; the form is drawn again only when their answer changes. */
export function useConditions(meta: DocMeta, control: Control<FormValues>): Conditions {
  const conditions = useMemo(() => conditionsOf(meta), [meta])
  return useWatch({ control, compute: (values: FormValues) => conditions(values, deviceDay()) })
}
