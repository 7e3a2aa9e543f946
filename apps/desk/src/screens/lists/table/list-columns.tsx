import { createColumnHelper, rowSelectionFeature, tableFeatures } from '@tanstack/react-table'
import { Link } from 'react-router-dom'
import { documentPath } from '../../../data/document/desk-types.ts'
import type { DeskField, TypeMeta } from '../../../data/document/type-meta.ts'
import { textOf, type AnyDocument } from '../../../data/document/document.ts'
import { pointedField } from '../../../fields/link/pointed-field.ts'
import { ShownValue, useShownText } from '../../../fields/show-value.tsx'
import { useLanguage } from '../../../language/language.tsx'
import { shortMomentText } from '../../../ui/dates.ts'
import { DocstatusBadge } from '../../../ui/badge.tsx'
import { listField } from '../list-fields.ts'
import { tagsField, tagsIn } from '../filter/filters.ts'
import { useMemo } from 'react'
import { useLinkTitles, useTypeTitles, type LinkTitles } from '../../../data/link/link-titles.ts'
import { useFieldLabels } from '../../../data/document/named-fields.ts'
import { namesUser, usePeople } from '../../../data/user/people.ts'
import styles from '../../../ui/list/list-views.module.css'

export const features = tableFeatures({ rowSelectionFeature })

const helper = createColumnHelper<typeof features, AnyDocument>()

export const titleOf = (meta: TypeMeta, row: AnyDocument): string =>
  textOf(row[meta.titleField]) || textOf(row['name'])

/** Returns the title of a row as it is shown: of a linked document its title, of a choice its label. */
export function useRowTitle(meta: TypeMeta): (row: AnyDocument) => string {
  const shownText = useShownText()
  const field = listField(meta, meta.titleField)
  return (row) => (field && shownText(field, row[meta.titleField])) || titleOf(meta, row)
}

/** Shows the title with a numbered name; a random name is only in the tooltip. */
function TitleCell({ meta, row }: { meta: TypeMeta; row: AnyDocument }) {
  const name = textOf(row['name'])
  const title = useRowTitle(meta)(row)
  const isNameShown = meta.isNumbered || title === name
  return (
    <>
      <Link className="row-title" to={documentPath(meta.name, name)} title={isNameShown ? undefined : name}>
        {title}
      </Link>
      {isNameShown && title !== name && <span className="row-name">{name}</span>}
      {meta.isSubmittable && <DocstatusBadge docstatus={row['docstatus']} />}
    </>
  )
}

function FieldCell({ field, value }: { field: DeskField; value: unknown }) {
  return field.fieldname === tagsField ? (
    <TagChips tags={tagsIn(value)} />
  ) : (
    <ShownValue field={field} value={value} />
  )
}

function ChangedCell({ at }: { at: string }) {
  const { language } = useLanguage()
  return <>{shortMomentText(at, language)}</>
}

export function listColumns(meta: TypeMeta, fields: readonly DeskField[]) {
  return helper.columns([
    helper.display({
      id: meta.titleField,
      cell: ({ row }) => <TitleCell meta={meta} row={row.original} />,
    }),
    ...fields.map((field) =>
      helper.display({
        id: field.fieldname,
        cell: ({ row: { original } }) => (
          <FieldCell
            field={pointedField(field, (name) => original[name])}
            value={original[field.fieldname]}
          />
        ),
      }),
    ),
    helper.display({
      id: 'modified',
      cell: ({ row }) => <ChangedCell at={textOf(row.original['modified'])} />,
    }),
  ])
}

function TagChips({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return <span className="faint">–</span>
  return (
    <ul className={styles.tagChips}>
      {tags.map((tag) => (
        <li key={tag} className={styles.tagChip}>
          {tag}
        </li>
      ))}
    </ul>
  )
}

const noRows: readonly AnyDocument[] = []

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
  const typeTitles = useTypeTitles()
  return useMemo(
    () => new Map([...typeTitles, ...fieldLabels, ...people, ...titles]),
    [typeTitles, fieldLabels, people, titles],
  )
}
