import { createColumnHelper, rowSelectionFeature, tableFeatures } from '@tanstack/react-table'
import { Link } from 'react-router-dom'
import { documentPath } from '../../data/desk-types.ts'
import type { DeskField, TypeMeta } from '../../data/doc-meta.ts'
import { textOf, type AnyDocument } from '../../data/document.ts'
import { ShownValue } from '../../fields/show-value.tsx'
import { useLanguage } from '../../language/language.tsx'
import { shortMomentText } from '../../ui/dates.ts'

export const features = tableFeatures({ rowSelectionFeature })

const helper = createColumnHelper<typeof features, AnyDocument>()

/** Beside the title and the last change. */
const mostColumns = 5

type Column = Pick<DeskField, 'fieldname' | 'fieldtype' | 'label' | 'options'>

/** The fields that the type puts into its lists, its title left out: that is the first column anyway. */
export function listedFields(meta: TypeMeta): Column[] {
  return meta.fields
    .filter((field) => field.isInList && !field.isHidden && field.fieldname !== meta.titleField)
    .slice(0, mostColumns)
}

export const titleOf = (meta: TypeMeta, row: AnyDocument): string =>
  textOf(row[meta.titleField]) || textOf(row['name'])

function TitleCell({ meta, row }: { meta: TypeMeta; row: AnyDocument }) {
  const name = textOf(row['name'])
  const title = titleOf(meta, row)
  return (
    <>
      <Link className="row-title" to={documentPath(meta.name, name)}>
        {title}
      </Link>
      {title !== name && <span className="row-name">{name}</span>}
    </>
  )
}

function ChangedCell({ at }: { at: string }) {
  const { language } = useLanguage()
  return <>{shortMomentText(at, language)}</>
}

/** The columns of a list, drawn from the type's definition. */
export function listColumns(meta: TypeMeta) {
  return helper.columns([
    helper.display({
      id: meta.titleField,
      cell: ({ row }) => <TitleCell meta={meta} row={row.original} />,
    }),
    ...listedFields(meta).map((field) =>
      helper.display({
        id: field.fieldname,
        cell: ({ row }) => <ShownValue field={field} value={row.original[field.fieldname]} />,
      }),
    ),
    helper.display({
      id: 'modified',
      cell: ({ row }) => <ChangedCell at={textOf(row.original['modified'])} />,
    }),
  ])
}
