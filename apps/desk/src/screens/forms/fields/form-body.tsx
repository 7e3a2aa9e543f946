import { type ReactNode, useMemo } from 'react'
import { useWatch, type Control, type UseFormReturn } from 'react-hook-form'
import type { DeskField, DocMeta } from '../../../data/document/type-meta.ts'
import { type AnyDocument, textOf } from '../../../data/document/document.ts'
import {
  LinkTitlesContext,
  titleKey,
  useLinkTitles,
  type LinkTitles,
  useTypeTitles,
} from '../../../data/link/link-titles.ts'
import type { AttachTarget } from '../../../fields/control.ts'
import { type FormValues, isDocument } from '../../../fields/form-value.ts'
import { NamedTypeContext } from '../../../fields/link/type-field.tsx'
import { useTranslate } from '../../../language/translate.ts'
import { FormTable } from './form-field.tsx'
import { isLocked, isUnfilled, conditionsOf, deviceDay, type Conditions } from './conditions.ts'
import { formSections, type FormSection } from './form-sections.ts'
import { SectionField } from './section-field.tsx'
import { holdsRows } from '#meta'
import { useFieldLabels } from '../../../data/document/named-fields.ts'
import { pointedField } from '../../../fields/link/pointed-field.ts'
import styles from '../document-form.module.css'

interface Props {
  meta: DocMeta
  form: UseFormReturn<FormValues>
  attachTo: AttachTarget | null
  canSave: boolean
  people: ReadonlyMap<string, string>
  stored: AnyDocument | null
  onCalled: (document: AnyDocument) => void
}

interface SectionProps extends Omit<Props, 'canSave' | 'people'> {
  section: FormSection
  isFixed: (field: DeskField) => boolean
}

function Section({ section, isFixed, ...shared }: SectionProps) {
  const t = useTranslate()
  const id = `section-${section.key}`
  return (
    <>
      {section.tab !== null && <h2 className={styles.formTab}>{section.tab}</h2>}
      {section.fields.length > 0 && (
        <section className="card form-section" aria-labelledby={id}>
          <h2 id={id}>{section.title ?? t('desk.details')}</h2>
          <div className="field-grid">
            {section.fields.map((one) => (
              <SectionField key={one.fieldname} field={one} isReadOnly={isFixed(one)} {...shared} />
            ))}
          </div>
        </section>
      )}
      {section.tables.map((table) => {
        const child = shared.meta.children.get(table.options[0] ?? '')
        return (
          child && (
            <FormTable
              key={table.fieldname}
              field={table}
              child={child}
              isReadOnly={isFixed(table)}
              form={shared.form}
              attachTo={shared.attachTo}
            />
          )
        )
      })}
    </>
  )
}

interface NamedTypeProps {
  meta: DocMeta
  control: Control<FormValues>
  children: ReactNode
}

function NamedType({ meta, control, children }: NamedTypeProps) {
  const naming = meta.fields.find(
    ({ fieldtype, options }) => fieldtype === 'Data' && options[0] === 'DocType',
  )
  const named = useWatch({ control, name: naming?.fieldname ?? '', disabled: naming === undefined })
  return <NamedTypeContext value={typeof named === 'string' ? named : ''}>{children}</NamedTypeContext>
}

export function FormBody({ canSave, people, ...shared }: Props) {
  const { meta, form, stored } = shared
  const conditions = useConditions(meta, form.control)
  const demanded = meta.fields.map((field) => ({
    ...field,
    required: conditions.demanded.includes(field.fieldname),
  }))
  const isShown = (one: DeskField) =>
    !one.isHidden && !conditions.hidden.includes(one.fieldname) && !isUnfilled(one, stored)
  const isFixed = (field: DeskField) => isLocked(field, { stored, canSave }, conditions)
  const fixed = meta.fields.filter((field) => !field.isHidden && isFixed(field))
  const titles = useFormTitles(meta, { stored, fixed, people })
  return (
    <LinkTitlesContext value={titles}>
      <NamedType meta={meta} control={form.control}>
        {formSections({ ...meta, fields: demanded }, isShown).map((section) => (
          <Section key={section.key} section={section} {...shared} isFixed={isFixed} />
        ))}
      </NamedType>
    </LinkTitlesContext>
  )
}

/** Evaluates the conditions after each change; the form renders again only when their result changes. */
function useConditions(meta: DocMeta, control: Control<FormValues>): Conditions {
  const conditions = useMemo(() => conditionsOf(meta), [meta])
  return useWatch({ control, compute: (values: FormValues) => conditions(values, deviceDay()) })
}

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

/** Returns the links of read-only fields, also in rows; an editable field fetches its own title. */
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
  stored: AnyDocument | null
  fixed: readonly DeskField[]
  /** Full names of users, sent with the document because not every reader may read the users. */
  people: ReadonlyMap<string, string>
}

function useFormTitles(meta: DocMeta, { stored, fixed, people }: Shown): LinkTitles {
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
  const typeTitles = useTypeTitles()
  return useMemo(() => {
    const known = [...people].map(([user, name]) => [titleKey('User', user), name] as const)
    return new Map([...typeTitles, ...labels, ...known, ...titles])
  }, [typeTitles, labels, people, titles])
}
