import { useMemo } from 'react'
import { useTypes } from '../../../data/document/desk-types.ts'
import type { DeskField, TypeMeta } from '../../../data/document/type-meta.ts'
import type { AnyDocument } from '../../../data/document/document.ts'
import { titleKey, useLinkTitles, type LinkTitles } from '../../../data/link/link-titles.ts'
import { useFieldLabels } from '../../../data/document/named-fields.ts'
import { namesUser, usePeople } from '../../../data/user/people.ts'
import { listField } from '../list-fields.ts'

const noRows: readonly AnyDocument[] = []

/** What a page of a list says instead of names: titles of documents, names of people, labels of types and fields. */
export function useListTitles(
  meta: TypeMeta,
  columns: readonly DeskField[],
  rows: readonly AnyDocument[] = noRows,
): LinkTitles {
  const fields = useMemo(() => {
    const title = listField(meta, meta.titleField)
    return title ? [title, ...columns] : columns
  }, [meta, columns])
  const documents = useMemo(() => fields.filter((field) => !namesUser(field)), [fields])
  const titles = useLinkTitles(documents, rows)
  const fieldLabels = useFieldLabels(columns, rows)
  const people = usePeople(meta.name, fields, rows)
  const { data: types } = useTypes()
  return useMemo(() => {
    const labels = (types ?? []).map(({ name, label }) => [titleKey('DocType', name), label] as const)
    return new Map([...labels, ...fieldLabels, ...people, ...titles])
  }, [types, fieldLabels, people, titles])
}
