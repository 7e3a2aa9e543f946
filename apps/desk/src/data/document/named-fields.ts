import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLanguage } from '../../language/language.tsx'
import { useTranslate, type Translate } from '../../language/translate.ts'
import { metaQuery } from './doc-meta.ts'
import type { DeskField, DocMeta } from './type-meta.ts'
import { textOf, type AnyDocument } from './document.ts'
import { titleKey, type LinkTitles } from '../link/link-titles.ts'

type ListedField = Pick<DeskField, 'fieldtype' | 'options'>

/** Format of JSON that lists fields of a document type named by another field. */
export const listedFields = 'Fieldnames'

export const namingFields = (fields: readonly ListedField[]): string[] =>
  fields.flatMap(({ fieldtype, options: [format, naming] }) =>
    fieldtype === 'JSON' && format === listedFields && naming !== undefined ? [naming] : [],
  )

export const labelKey = (doctype: string, fieldname: string): string =>
  titleKey('DocField', titleKey(doctype, fieldname))

export const standardLabels = {
  name: 'desk.field_name',
  owner: 'desk.field_owner',
  modified_by: 'desk.field_modified_by',
  creation: 'desk.field_creation',
  modified: 'desk.field_modified',
} as const

function labelsOf(meta: DocMeta, t: Translate): [string, string][] {
  const standard = Object.entries(standardLabels).map(([name, id]) => [name, t(id)] as const)
  // Rows are read with their document: its own labels come last and override theirs.
  const own = [...meta.children.values(), meta].flatMap(({ fields }) =>
    fields.map(({ fieldname, label }) => [fieldname, label] as const),
  )
  return [...standard, ...own].map(([name, label]) => [labelKey(meta.name, name), label])
}

const metasIn = (answers: readonly UseQueryResult<DocMeta>[]): DocMeta[] =>
  answers.flatMap(({ data }) => data ?? [])

const noRows: readonly AnyDocument[] = []

export function useFieldLabels(
  fields: readonly ListedField[],
  rows: readonly AnyDocument[] = noRows,
): LinkTitles {
  const t = useTranslate()
  const { language } = useLanguage()
  const types = useMemo(() => {
    const named = namingFields(fields).flatMap((naming) => rows.map((row) => textOf(row[naming])))
    return [...new Set(named.filter((type) => type !== ''))].toSorted()
  }, [fields, rows])
  const metas = useQueries({ queries: types.map((type) => metaQuery(type, language)), combine: metasIn })
  return useMemo(() => new Map(metas.flatMap((meta) => labelsOf(meta, t))), [metas, t])
}
