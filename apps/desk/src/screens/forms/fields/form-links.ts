import { useMemo } from 'react'
import { holdsRows } from '#meta'
import type { DeskField, DocMeta } from '../../../data/document/type-meta.ts'
import { textOf, type AnyDocument } from '../../../data/document/document.ts'
import { titleKey, useLinkTitles, type LinkTitles } from '../../../data/link/link-titles.ts'
import { useFieldLabels } from '../../../data/document/named-fields.ts'
import { isDocument } from '../../../fields/form-value.ts'
import { pointedField } from '../../../fields/link/pointed-field.ts'

interface LinkTo {
  target: string
  name: string
}

function linksIn(fields: readonly DeskField[], document: AnyDocument): LinkTo[] {
  return fields
    .map((field) => pointedField(field, (name) => document[name]))
    .filter(({ fieldtype }) => fieldtype === 'Link')
    .map(({ fieldname, options }) => ({ target: options[0] ?? '', name: textOf(document[fieldname]) }))
}

/**
 * What a document points at with fields that cannot be changed in its form, and in the rows of its tables: a field that can
 * asks for the title of what is chosen in it.
 */
export function shownLinks(meta: DocMeta, stored: AnyDocument, fixed: ReadonlySet<string>): LinkTo[] {
  const own = meta.fields.filter(({ fieldname }) => fixed.has(fieldname))
  const inRows = meta.fields.flatMap(({ fieldname, fieldtype, options }) => {
    const rows = stored[fieldname]
    const child = meta.children.get(options[0] ?? '')
    if (!holdsRows(fieldtype) || !child || !Array.isArray(rows)) return []
    const fields = child.fields.filter(({ isReadOnly }) => isReadOnly || fixed.has(fieldname))
    return rows.filter(isDocument).flatMap((row) => linksIn(fields, row))
  })
  return [...linksIn(own, stored), ...inRows]
}

interface Shown {
  /** Null for a new document. */
  stored: AnyDocument | null
  /** Fields that cannot be changed. */
  fixed: readonly DeskField[]
  /** Full names of users that came with the document: not everybody who reads it may read them. */
  people: ReadonlyMap<string, string>
}

/** Titles of what a form only shows, and labels of fields that it lists. */
export function useFormTitles(meta: DocMeta, { stored, fixed, people }: Shown): LinkTitles {
  const names = fixed.map(({ fieldname }) => fieldname).join(' ')
  const { fields, rows } = useMemo(() => {
    const links = stored === null ? [] : shownLinks(meta, stored, new Set(names.split(' ')))
    const targets = [...new Set(links.map(({ target }) => target))]
    return {
      fields: targets.map((target) => ({ fieldname: target, fieldtype: 'Link' as const, options: [target] })),
      rows: links.map(({ target, name }) => ({ [target]: name })),
    }
  }, [meta, stored, names])
  const titles = useLinkTitles(fields, rows)
  const documents = useMemo(() => (stored === null ? [] : [stored]), [stored])
  const labels = useFieldLabels(meta.fields, documents)
  return useMemo(() => {
    const known = [...people].map(([user, name]) => [titleKey('User', user), name] as const)
    return new Map([...labels, ...known, ...titles])
  }, [labels, people, titles])
}
